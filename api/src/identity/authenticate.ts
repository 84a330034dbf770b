import type { Authentication, TokenViewer } from '../graphql/viewer.ts';
import type { AccessTokens, SessionClaims } from './accessToken.ts';
import { isApiToken } from './apiTokens/apiTokenText.ts';
import { viewerOfApiToken, viewerOfApiTokenId } from './apiTokens/viewerOfApiToken.ts';
import { viewerOfSession } from './session.ts';

/** What a request brought along to show who it is. */
export interface Credentials {
  bearerToken: string | null;
  accessCookie: string | null;
  refreshCookie: string | null;
}

/**
 * Finds out who asks. A good bearer token wins over a stale cookie; credentials of which none is good make a
 * stale request, which a client answers by refreshing. An API token stands alone: a program that brings one that is
 * no longer good is not let in by a cookie beside it.
 */
export async function authenticate(credentials: Credentials, tokens: AccessTokens, now: Date): Promise<Authentication> {
  const { bearerToken, accessCookie, refreshCookie } = credentials;
  if (bearerToken && isApiToken(bearerToken)) {
    const viewer = await viewerOfApiToken(bearerToken, now);
    return viewer ? { state: 'active', viewer } : { state: 'stale', isApiToken: true };
  }
  for (const token of [bearerToken, accessCookie]) {
    const claims = token && (await tokens.read(token));
    const viewer = claims && (await viewerOfSession(claims, now));
    if (viewer) return { state: 'active', viewer };
  }
  return { state: bearerToken || accessCookie || refreshCookie ? 'stale' : 'anonymous' };
}

/** Finds out who a session, or an API token that was good before, speaks for now. */
export async function authenticateAnew(credential: SessionClaims | TokenViewer, now: Date): Promise<Authentication> {
  if (credential.sessionId === null) {
    const viewer = await viewerOfApiTokenId(credential.apiToken.id, now);
    return viewer ? { state: 'active', viewer } : { state: 'stale', isApiToken: true };
  }
  const viewer = await viewerOfSession(credential, now);
  return viewer ? { state: 'active', viewer } : { state: 'stale' };
}
