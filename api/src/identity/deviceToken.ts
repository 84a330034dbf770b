import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** How long a browser is remembered after its last login. */
export const DEVICE_DAYS = 180;

const ALGORITHM = 'HS256';
const AUDIENCE = 'kirana:device';
const claims = z.object({ sub: z.string(), jti: z.uuid() });

/**
 * Tokens that let a browser show that somebody has logged in to an account with it before. They open nothing: wrong passwords
 * from such a browser are counted apart, so that strangers can't lock its owner out (OWASP's device cookies).
 */
export function createDeviceTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    /** `account` is a fingerprint, see accountKey. */
    issue(account: string): Promise<string> {
      return new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(account)
        .setAudience(AUDIENCE)
        .setJti(crypto.randomUUID())
        .setExpirationTime(`${DEVICE_DAYS} days`)
        .sign(key);
    },

    /** Which device it is, when the token is a good one for the account. */
    async read(token: string, account: string): Promise<string | null> {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], audience: AUDIENCE });
        const { sub, jti } = claims.parse(payload);
        return sub === account ? jti : null;
      } catch {
        return null;
      }
    },
  };
}

/** What `createDeviceTokens` makes. */
export type DeviceTokens = ReturnType<typeof createDeviceTokens>;
