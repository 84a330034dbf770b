import type { TokenCookies, TokenIssuer } from '../../../platform/core/viewer.ts';
import type { CreatedSession } from './session.ts';

/** The tokens of a session as the client receives them. */
export interface IssuedTokens {
  userId: string;
  accessToken: string;
  refreshToken: string;
}

/** Signs an access token for the session, and sets both tokens as cookies for browsers. */
export async function issueTokens(
  { userId, sessionId, refreshToken }: CreatedSession,
  { cookies, issueAccessToken }: { cookies: TokenCookies } & Pick<TokenIssuer, 'issueAccessToken'>,
): Promise<IssuedTokens> {
  const tokens = { accessToken: await issueAccessToken({ userId, sessionId }), refreshToken };
  cookies.set(tokens);
  return { userId, ...tokens };
}
