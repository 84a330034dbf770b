import type { FastifyRequest } from 'fastify';
import type { Authentication } from '../graphql/viewer.ts';
import type { AccessTokens } from './accessToken.ts';
import { authenticate } from './authenticate.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from './tokenCookies.ts';

const BEARER = /^Bearer +(\S+)$/i;

const known = new WeakMap<FastifyRequest, Promise<Authentication>>();

/** Finds out who sends a request. The session is looked up once, however many parts of the server ask. */
export function authenticateRequest(request: FastifyRequest, tokens: AccessTokens): Promise<Authentication> {
  const authentication = known.get(request) ?? authenticate(credentialsOf(request), tokens, new Date());
  known.set(request, authentication);
  return authentication;
}

/** What stands after `Authorization: Bearer`, whatever it is. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

function credentialsOf(request: FastifyRequest) {
  const { cookies } = request;
  return {
    bearerToken: bearerOf(request),
    accessCookie: cookies[ACCESS_COOKIE] ?? null,
    refreshCookie: cookies[REFRESH_COOKIE] ?? null,
  };
}
