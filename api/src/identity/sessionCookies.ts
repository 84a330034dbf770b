import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookies } from '../graphql/context.ts';
import { ACCESS_TOKEN_SECONDS } from './accessToken.ts';
import { SESSION_DAYS } from './refreshToken.ts';

/** The cookies' names, as REST clients know them. */
export const ACCESS_COOKIE = 'accessToken';
export const REFRESH_COOKIE = 'refreshToken';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** The session cookies of one exchange: out of reach of scripts, not sent with another site's requests. */
export function sessionCookies(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): SessionCookies {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure };
  return {
    refreshToken: request.cookies[REFRESH_COOKIE] ?? null,
    set: ({ accessToken, refreshToken }) => {
      reply.setCookie(ACCESS_COOKIE, accessToken, { ...options, maxAge: ACCESS_TOKEN_SECONDS });
      reply.setCookie(REFRESH_COOKIE, refreshToken, { ...options, maxAge: SESSION_DAYS * SECONDS_PER_DAY });
    },
    clear: () => {
      reply.clearCookie(ACCESS_COOKIE, options);
      reply.clearCookie(REFRESH_COOKIE, options);
    },
  };
}
