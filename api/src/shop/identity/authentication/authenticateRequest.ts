import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';
import type { Authentication } from '../../../platform/core/viewer.ts';
import { authenticate, type AuthenticationServices } from './authenticate.ts';
import { ACCESS_COOKIE, readCookie, REFRESH_COOKIE } from '../sessions/tokenCookies.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** Authenticates a request. Further calls for the same request return the same result without a query. */
export type RequestAuthenticator = (request: FastifyRequest) => Promise<Authentication>;

/** Creates the authenticator of a server. */
export function createRequestAuthenticator(
  services: AuthenticationServices & Pick<Config, 'publicUrl'>,
): RequestAuthenticator {
  const authentications = new WeakMap<FastifyRequest, Promise<Authentication>>();
  return (request) => {
    const authentication =
      authentications.get(request) ?? authenticate(credentialsOf(request, services), services, new Date());
    authentications.set(request, authentication);
    return authentication;
  };
}

/** The token after `Authorization: Bearer`, which may be invalid; null when there is none. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

function credentialsOf(request: FastifyRequest, config: Pick<Config, 'publicUrl'>) {
  return {
    bearerToken: bearerOf(request),
    accessCookie: readCookie(request, ACCESS_COOKIE, config),
    refreshCookie: readCookie(request, REFRESH_COOKIE, config),
  };
}
