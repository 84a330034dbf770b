import type { GraphqlContext } from '../graphql/context.ts';
import { accountKey } from './guardPassword.ts';
import type { OpenedSession } from './session.ts';

/** A session in a client's hands. */
export interface SignedIn {
  userId: string;
  accessToken: string;
  refreshToken: string;
}

/** Hands the session to the client: as cookies, and as tokens for those who keep them themselves. */
export async function signIn(session: OpenedSession, context: GraphqlContext): Promise<SignedIn> {
  const { userId, sessionId, refreshToken } = session;
  const tokens = { accessToken: await context.issueAccessToken({ userId, sessionId }), refreshToken };
  context.cookies.set(tokens);
  context.authentication = await context.authenticate({ userId, sessionId });
  return { userId, ...tokens };
}

/** Lets the browser show later that this account was at home in it. */
export async function rememberDevice(
  email: string,
  { caller, cookies, issueDeviceToken }: GraphqlContext,
): Promise<void> {
  cookies.setDevice(await issueDeviceToken(accountKey(caller, email)));
}
