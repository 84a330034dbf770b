import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getDomain } from 'tldts';
import type { Config } from '../../config/config.ts';
import type { TokenCookies } from '../../core/sessionTokens.ts';
import { ACCESS_TOKEN_SECONDS } from './accessToken.ts';
import { DEVICE_DAYS } from './deviceToken.ts';
import { LOGIN_CHALLENGE_MINUTES, RESET_TOKEN_MINUTES } from '../oneTimeCode.ts';
import { SESSION_DAYS } from './refreshToken.ts';

/** The cookies' names, as REST clients know them. */
export const ACCESS_COOKIE = 'accessToken';
export const REFRESH_COOKIE = 'refreshToken';
/** The name is not part of the API. */
export const DEVICE_COOKIE = 'knownDevice';
const RESET_REQUEST_COOKIE = 'resetRequest';
const RESET_COOKIE = 'resetToken';
const LOGIN_CHALLENGE_COOKIE = 'loginChallenge';

const SECONDS_PER_DAY = 24 * 60 * 60;
/** Longer than the code, which is valid from when its mail is sent. */
const RESET_REQUEST_SECONDS = 60 * 60;

/** The cookies of one request and its response. Scripts can't read them, and only configured origins of other sites send them. */
export function tokenCookies(request: FastifyRequest, reply: FastifyReply, config: Config): TokenCookies {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, ...crossSite(request.headers.origin, config) };
  return {
    refreshToken: request.cookies[REFRESH_COOKIE] ?? null,
    resetRequestToken: request.cookies[RESET_REQUEST_COOKIE] ?? null,
    resetToken: request.cookies[RESET_COOKIE] ?? null,
    loginChallengeToken: request.cookies[LOGIN_CHALLENGE_COOKIE] ?? null,
    set: ({ accessToken, refreshToken }) => {
      reply.setCookie(ACCESS_COOKIE, accessToken, { ...options, maxAge: ACCESS_TOKEN_SECONDS });
      reply.setCookie(REFRESH_COOKIE, refreshToken, { ...options, maxAge: SESSION_DAYS * SECONDS_PER_DAY });
    },
    clear: () => {
      reply.clearCookie(ACCESS_COOKIE, options);
      reply.clearCookie(REFRESH_COOKIE, options);
    },
    setDevice: (token) => {
      reply.setCookie(DEVICE_COOKIE, token, { ...options, maxAge: DEVICE_DAYS * SECONDS_PER_DAY });
    },
    setResetRequest: (token) => {
      reply.setCookie(RESET_REQUEST_COOKIE, token, { ...options, maxAge: RESET_REQUEST_SECONDS });
    },
    setReset: (token) => {
      reply.setCookie(RESET_COOKIE, token, { ...options, maxAge: RESET_TOKEN_MINUTES * 60 });
    },
    clearReset: () => {
      reply.clearCookie(RESET_REQUEST_COOKIE, options);
      reply.clearCookie(RESET_COOKIE, options);
    },
    setLoginChallenge: (token) => {
      reply.setCookie(LOGIN_CHALLENGE_COOKIE, token, { ...options, maxAge: LOGIN_CHALLENGE_MINUTES * 60 });
    },
    clearLoginChallenge: () => {
      reply.clearCookie(LOGIN_CHALLENGE_COOKIE, options);
    },
  };
}

/**
 * Browsers do not send a `Lax` cookie with requests of another site, so a configured origin of another site gets `None`, which
 * browsers accept over TLS only. CORS and the JSON body then exclude all other sites.
 */
function crossSite(
  origin: string | undefined,
  { corsOrigins, publicUrl }: Config,
): Pick<CookieSerializeOptions, 'sameSite' | 'secure'> {
  const isCrossSite = origin !== undefined && corsOrigins.includes(origin) && siteOf(origin) !== siteOf(publicUrl);
  if (isCrossSite) return { sameSite: 'none', secure: true };
  return { sameSite: 'lax', secure: publicUrl.startsWith('https:') };
}

/** The site of an address as browsers define it: the scheme and the registrable domain, without the port. */
function siteOf(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${getDomain(hostname, { allowPrivateDomains: true }) ?? hostname}`;
}
