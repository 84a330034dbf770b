import type { FastifyRequest } from 'fastify';
import type { StaffAccess } from '../../../platform/core/caller.ts';
import type { Authentication, SessionViewer, TokenViewer } from '../../../platform/core/viewer.ts';
import type { AccessTokenClaims, AccessTokens, SessionClaims } from '../sessions/accessToken.ts';
import { isApiToken } from '../apiTokens/apiTokens.ts';
import { viewerOfApiToken, viewerOfApiTokenId } from '../apiTokens/viewerOfApiToken.ts';
import { viewerOfSession } from '../sessions/session.ts';
import type { Config } from '../../../platform/config/config.ts';
import { readCookie } from '../sessions/tokenCookies.ts';

interface AuthenticationServices extends Pick<Config, 'publicUrl'> {
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
async function authenticate(
  request: FastifyRequest,
  { tokens, findViewer, staffAccess, publicUrl }: AuthenticationServices,
  now: Date,
): Promise<Authentication> {
  const bearerToken = bearerOf(request);
  const accessCookie = readCookie(request, 'accessToken', { publicUrl });
  if (bearerToken && isApiToken(bearerToken)) {
    const viewer = await viewerOfApiToken(bearerToken, staffAccess, now);
    return viewer ? { state: 'active', viewer } : { state: 'expired', isApiToken: true };
  }
  for (const token of [bearerToken, accessCookie]) {
    const claims = token && (await tokens.read(token));
    const viewer = claims && (await findViewer(claims, now));
    if (viewer) return { state: 'active', viewer };
  }
  const isExpired = bearerToken || accessCookie || readCookie(request, 'refreshToken', { publicUrl });
  return { state: isExpired ? 'expired' : 'anonymous' };
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

const BEARER = /^Bearer +(\S+)$/i;

/** Authenticates a request. Further calls for the same request return the same result without a query. */
export type RequestAuthenticator = (request: FastifyRequest) => Promise<Authentication>;

export function createRequestAuthenticator(services: AuthenticationServices): RequestAuthenticator {
  const authentications = new WeakMap<FastifyRequest, Promise<Authentication>>();
  return (request) => {
    const authentication = authentications.get(request) ?? authenticate(request, services, new Date());
    authentications.set(request, authentication);
    return authentication;
  };
}

/** The token after `Authorization: Bearer`, which may be invalid; null when there is none. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}
