import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getDomain } from 'tldts';
import type { Config } from '../config.ts';
import type { TokenCookies } from '../graphql/context.ts';
import { ACCESS_TOKEN_SECONDS } from './accessToken.ts';
import { DEVICE_DAYS } from './deviceToken.ts';
import { RESET_GRANT_MINUTES } from './oneTimeCode.ts';
import { SESSION_DAYS } from './refreshToken.ts';

/** The cookies' names, as REST clients know them. */
export const ACCESS_COOKIE = 'accessToken';
export const REFRESH_COOKIE = 'refreshToken';
/** Known to nobody but us. */
export const DEVICE_COOKIE = 'knownDevice';
const RESET_COOKIE = 'resetToken';

const SECONDS_PER_DAY = 24 * 60 * 60;

/** The cookies of one exchange: out of reach of scripts, and not sent with requests of sites that are not configured. */
export function tokenCookies(request: FastifyRequest, reply: FastifyReply, config: Config): TokenCookies {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, ...crossSite(request.headers.origin, config) };
  return {
    refreshToken: request.cookies[REFRESH_COOKIE] ?? null,
    resetToken: request.cookies[RESET_COOKIE] ?? null,
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
    setReset: (token) => {
      reply.setCookie(RESET_COOKIE, token, { ...options, maxAge: RESET_GRANT_MINUTES * 60 });
    },
    clearReset: () => {
      reply.clearCookie(RESET_COOKIE, options);
    },
  };
}

/**
 * Browsers keep a `Lax` cookie from another site's requests, so a configured origin of another site gets `None`, which they
 * take over TLS only. CORS and the JSON body then keep all other sites out.
 */
function crossSite(
  origin: string | undefined,
  { corsOrigins, publicUrl }: Config,
): Pick<CookieSerializeOptions, 'sameSite' | 'secure'> {
  const isOfAnotherSite = origin !== undefined && corsOrigins.includes(origin) && siteOf(origin) !== siteOf(publicUrl);
  if (isOfAnotherSite) return { sameSite: 'none', secure: true };
  return { sameSite: 'lax', secure: publicUrl.startsWith('https:') };
}

/** What browsers call a site: the scheme, and the part of the host's name that was registered. The port does not count. */
function siteOf(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${getDomain(hostname, { allowPrivateDomains: true }) ?? hostname}`;
}
