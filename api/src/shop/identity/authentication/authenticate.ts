import type { StaffAccess } from '../../../platform/core/caller.ts';
import type { Authentication, SessionViewer, TokenViewer } from '../../../platform/core/viewer.ts';
import type { AccessTokenClaims, AccessTokens, SessionClaims } from '../sessions/accessToken.ts';
import { isApiToken } from '../apiTokens/apiTokenFormat.ts';
import { viewerOfApiToken, viewerOfApiTokenId } from '../apiTokens/viewerOfApiToken.ts';
import { viewerOfSession } from '../sessions/session.ts';

/** The credentials that a request may have. */
export interface Credentials {
  bearerToken: string | null;
  accessCookie: string | null;
  refreshCookie: string | null;
}

/** What authenticating needs. */
export interface AuthenticationServices {
  tokens: AccessTokens;
  /** The viewer that an access token authenticates; null when its session is not valid. */
  findViewer(claims: AccessTokenClaims, now: Date): Promise<SessionViewer | null>;
  staffAccess: StaffAccess;
}

/**
 * Authenticates a request. A valid bearer token takes precedence over the access cookie. A request with credentials of which
 * none is valid is `expired`: its client should refresh its session. An API token excludes the cookies: a request with an
 * invalid API token is not authenticated by a cookie.
 */
export async function authenticate(
  credentials: Credentials,
  { tokens, findViewer, staffAccess }: AuthenticationServices,
  now: Date,
): Promise<Authentication> {
  const { bearerToken, accessCookie, refreshCookie } = credentials;
  if (bearerToken && isApiToken(bearerToken)) {
    const viewer = await viewerOfApiToken(bearerToken, staffAccess, now);
    return viewer ? { state: 'active', viewer } : { state: 'expired', isApiToken: true };
  }
  for (const token of [bearerToken, accessCookie]) {
    const claims = token && (await tokens.read(token));
    const viewer = claims && (await findViewer(claims, now));
    if (viewer) return { state: 'active', viewer };
  }
  return { state: bearerToken || accessCookie || refreshCookie ? 'expired' : 'anonymous' };
}

/** Authenticates a session or an API token again, which was valid before. */
export async function revalidateAuthentication(
  credential: SessionClaims | TokenViewer,
  access: StaffAccess,
  now: Date,
): Promise<Authentication> {
  if (credential.sessionId === null) {
    const viewer = await viewerOfApiTokenId(credential.apiToken.id, access, now);
    return viewer ? { state: 'active', viewer } : { state: 'expired', isApiToken: true };
  }
  const viewer = await viewerOfSession(credential, access, now);
  return viewer ? { state: 'active', viewer } : { state: 'expired' };
}
