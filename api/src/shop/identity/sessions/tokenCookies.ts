import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getDomain } from 'tldts';
import type { Config } from '../../../platform/config/config.ts';
import type { TokenCookies, TokenIssuer } from '../../../platform/core/viewer.ts';
import { ACCESS_TOKEN_SECONDS } from './accessToken.ts';
import { DEVICE_DAYS } from './knownDevices.ts';
import { LOGIN_CHALLENGE_MINUTES, RESET_TOKEN_MINUTES } from '../tokens.ts';
import { SESSION_DAYS, type CreatedSession } from './session.ts';

/** The cookies' names, as REST clients know them. */
export const ACCESS_COOKIE = 'accessToken';
export const REFRESH_COOKIE = 'refreshToken';
/** The other names are not part of the API. A known device's has no prefix: its token is good for one account alone. */
export const DEVICE_COOKIE = 'knownDevice';
const RESET_REQUEST_COOKIE = 'resetRequest';
const RESET_COOKIE = 'resetToken';
const LOGIN_CHALLENGE_COOKIE = 'loginChallenge';

const SECONDS_PER_DAY = 24 * 60 * 60;
/** Longer than the code, which is valid from when its mail is sent. */
const RESET_REQUEST_SECONDS = 60 * 60;

/** A request's cookie of a name; null without it. */
export function readCookie(request: FastifyRequest, name: string, config: Pick<Config, 'publicUrl'>): string | null {
  return request.cookies[prefixOf(request, config) + name] ?? null;
}

/** The cookies of one request and its response. Scripts can't read them, and only configured origins of other sites send them. */
export function tokenCookies(request: FastifyRequest, reply: FastifyReply, config: Config): TokenCookies {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, ...crossSite(request.headers.origin, config) };
  const prefix = prefixOf(request, config);
  const read = (name: string) => readCookie(request, name, config);
  const set = (name: string, token: string, maxAge: number) =>
    void reply.setCookie(prefix + name, token, { ...options, maxAge });
  const clear = (name: string) => void reply.clearCookie(prefix + name, options);
  return {
    isOwnPage: isOwnPage(request, config),
    refreshToken: read(REFRESH_COOKIE),
    resetRequestToken: read(RESET_REQUEST_COOKIE),
    resetToken: read(RESET_COOKIE),
    loginChallengeToken: read(LOGIN_CHALLENGE_COOKIE),
    set: ({ accessToken, refreshToken }) => {
      set(ACCESS_COOKIE, accessToken, ACCESS_TOKEN_SECONDS);
      set(REFRESH_COOKIE, refreshToken, SESSION_DAYS * SECONDS_PER_DAY);
    },
    clear: () => {
      clear(ACCESS_COOKIE);
      clear(REFRESH_COOKIE);
    },
    setDevice: (token) => {
      reply.setCookie(DEVICE_COOKIE, token, { ...options, maxAge: DEVICE_DAYS * SECONDS_PER_DAY });
    },
    setResetRequest: (token) => set(RESET_REQUEST_COOKIE, token, RESET_REQUEST_SECONDS),
    setReset: (token) => set(RESET_COOKIE, token, RESET_TOKEN_MINUTES * 60),
    clearReset: () => {
      clear(RESET_REQUEST_COOKIE);
      clear(RESET_COOKIE);
    },
    setLoginChallenge: (token) => set(LOGIN_CHALLENGE_COOKIE, token, LOGIN_CHALLENGE_MINUTES * 60),
    clearLoginChallenge: () => clear(LOGIN_CHALLENGE_COOKIE),
  };
}

/**
 * What a cookie's name begins with. Over TLS a browser takes a `__Host-` cookie from this host alone, so that no other host of the
 * domain can plant one. REST clients know the plain names.
 */
function prefixOf(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): '__Host-' | '' {
  return publicUrl.startsWith('https:') && !isRestCall(request) ? '__Host-' : '';
}

function isRestCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/api/');
}

/** Browsers say by themselves where a request comes from; a script can't change it. */
function isOwnPage(request: FastifyRequest, { publicUrl }: Config): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return !isRestCall(request) && (site === 'same-origin' || origin === new URL(publicUrl).origin);
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

/** The tokens of a session as the client receives them. */
export interface IssuedTokens {
  userId: string;
  accessToken: string;
  refreshToken: string;
}

/** Signs an access token for the session, and sets both tokens as cookies for browsers. */
export async function issueTokens(
  { userId, sessionId, refreshToken }: CreatedSession,
  { cookies, issueAccessToken }: { cookies: TokenCookies } & Pick<TokenIssuer, 'issueAccessToken'>,
): Promise<IssuedTokens> {
  const tokens = { accessToken: await issueAccessToken({ userId, sessionId }), refreshToken };
  cookies.set(tokens);
  return { userId, ...tokens };
}
