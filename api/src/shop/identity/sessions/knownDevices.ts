import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import Bowser from 'bowser';
import type { KnownDevice, Caller } from '../../../platform/core/caller.ts';
import { accountKey } from '../accountLimits.ts';
import type { TokenCookies, TokenIssuer } from '../../../platform/core/viewer.ts';

/** The lifetime of a device token in days. */
export const DEVICE_DAYS = 180;

const ALGORITHM = 'HS256';
const AUDIENCE = 'kirana:device';
/** Tokens of former releases do not say when they were issued. */
const claims = z.object({ sub: z.string(), jti: z.uuid(), iat: z.number().default(0) });

/**
 * Tokens that prove an earlier login to an account with this browser (OWASP's device cookies). They give no access: wrong
 * passwords from such a browser are counted apart, so that an attacker can't lock the owner out.
 */
export function createDeviceTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    /** Issues a token; `account` is a fingerprint, see accountKey. */
    issue(account: string): Promise<string> {
      return new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(account)
        .setAudience(AUDIENCE)
        .setJti(crypto.randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${DEVICE_DAYS} days`)
        .sign(key);
    },

    /** The device; null unless the token is valid and was issued for the account. */
    async read(token: string, account: string): Promise<KnownDevice | null> {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], audience: AUDIENCE });
        const { sub, jti, iat } = claims.parse(payload);
        return sub === account ? { id: jti, since: new Date(iat * 1000) } : null;
      } catch {
        return null;
      }
    },
  };
}

export type DeviceTokens = ReturnType<typeof createDeviceTokens>;

/**
 * Whether a person has registered the account with this browser, or has logged in to it. A login to an earlier account with the
 * same address, which was deleted since, does not count.
 */
export async function isOwnDevice({ email, createdAt }: { email: string; createdAt: Date }, caller: Caller) {
  const device = await caller.knownDevice(accountKey(caller, email));
  return device !== null && device.since >= toSecond(createdAt);
}

function toSecond(time: Date): Date {
  const second = new Date(time);
  second.setUTCMilliseconds(0);
  return second;
}

/** Sets the cookie that proves an earlier login to the account with this browser. A browser with a valid one keeps it. */
export async function rememberDevice(
  email: string,
  {
    caller,
    cookies,
    issueDeviceToken,
  }: { caller: Caller; cookies: TokenCookies } & Pick<TokenIssuer, 'issueDeviceToken'>,
): Promise<void> {
  const account = accountKey(caller, email);
  if (!(await caller.knownDevice(account))) cookies.set('knownDevice', await issueDeviceToken(account));
}

const UNKNOWN = 'Unknown device';
/** The user agent of a program that is no browser: `curl/8.5.0`. Every browser's begins with Mozilla. */
const PROGRAM = /^(?!Mozilla\b)([A-Za-z][\w.-]{0,39})\//;

/** A readable name of a device from its user agent: `Chrome on Android`. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return PROGRAM.exec(userAgent)?.[1] ?? UNKNOWN;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
