import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { KnownDevice } from '../../../platform/core/caller.ts';

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

/** The issuer and verifier that `createDeviceTokens` returns. */
export type DeviceTokens = ReturnType<typeof createDeviceTokens>;
