import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getDomain } from 'tldts';
import type { Config } from '../../../platform/config/config.ts';
import type { TokenCookie, TokenCookies, TokenIssuer } from '../../../platform/core/viewer.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';
import { ACCESS_TOKEN_SECONDS } from './accessToken.ts';
import { DEVICE_DAYS } from './knownDevices.ts';
import { LOGIN_CHALLENGE_MINUTES, RESET_TOKEN_MINUTES } from '../tokens.ts';
import { SESSION_DAYS, type CreatedSession } from './session.ts';

const SECONDS_PER_DAY = DAY_MS / 1000;

/** The cookies' lifetimes. REST clients know the names of the first two; the others are not part of the API. */
const MAX_AGE_SECONDS: Record<TokenCookie, number> = {
  accessToken: ACCESS_TOKEN_SECONDS,
  refreshToken: SESSION_DAYS * SECONDS_PER_DAY,
  knownDevice: DEVICE_DAYS * SECONDS_PER_DAY,
  resetRequest: 60 * 60, // longer than the code, which is valid from when its mail is sent
  resetToken: RESET_TOKEN_MINUTES * 60,
  loginChallenge: LOGIN_CHALLENGE_MINUTES * 60,
};

/** A request's cookie of a name; null without it. */
export function readCookie(request: FastifyRequest, name: TokenCookie, config: PublicUrl): string | null {
  return request.cookies[fullName(name, request, config)] ?? null;
}

/** The cookies of one request and its response. Scripts can't read them, and only configured origins of other sites send them. */
export function tokenCookies(request: FastifyRequest, reply: FastifyReply, config: Config): TokenCookies {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, ...crossSite(request.headers.origin, config) };
  return {
    isOwnPage: isOwnPage(request, config),
    read: (name) => readCookie(request, name, config),
    set: (name, token) =>
      void reply.setCookie(fullName(name, request, config), token, { ...options, maxAge: MAX_AGE_SECONDS[name] }),
    clear: (...names) => {
      for (const name of names) reply.clearCookie(fullName(name, request, config), options);
    },
  };
}

type PublicUrl = Pick<Config, 'publicUrl'>;

/**
 * A cookie's name with its prefix. Over TLS a browser takes a `__Host-` cookie from this host alone, so that no other host of the
 * domain can plant one. REST clients know the plain names, and a known device's token is good for one account alone.
 */
function fullName(name: TokenCookie, request: FastifyRequest, { publicUrl }: PublicUrl): string {
  const isPlain = name === 'knownDevice' || isRestCall(request) || !publicUrl.startsWith('https:');
  return isPlain ? name : `__Host-${name}`;
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
  const accessToken = await issueAccessToken({ userId, sessionId });
  cookies.set('accessToken', accessToken);
  cookies.set('refreshToken', refreshToken);
  return { userId, accessToken, refreshToken };
}
