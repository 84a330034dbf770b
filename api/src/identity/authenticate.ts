import type { Authentication } from '../graphql/viewer.ts';
import type { AccessTokens } from './accessToken.ts';
import { viewerOfSession } from './session.ts';

/** What a request brought along to show who it is. */
export interface Credentials {
  bearerToken: string | null;
  accessCookie: string | null;
  refreshCookie: string | null;
}

/**
 * Finds out who asks. A good bearer token wins over a stale cookie; credentials of which none is good make a
 * stale request, which a client answers by refreshing.
 */
export async function authenticate(credentials: Credentials, tokens: AccessTokens, now: Date): Promise<Authentication> {
  const { bearerToken, accessCookie, refreshCookie } = credentials;
  for (const token of [bearerToken, accessCookie]) {
    const claims = token && (await tokens.read(token));
    const viewer = claims && (await viewerOfSession(claims, now));
    if (viewer) return { state: 'active', viewer };
  }
  return { state: bearerToken || accessCookie || refreshCookie ? 'stale' : 'anonymous' };
}
