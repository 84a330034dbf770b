import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** The lifetime of an access token; afterwards the client gets the next one with its refresh token. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const AUDIENCE = 'kirana:access';
/** The tokens whose signatures are not verified again. */
const MAX_VERIFIED = 10_000;
const payloadShape = z.object({ sub: z.uuid(), sid: z.uuid(), iat: z.number(), exp: z.number() });

export interface SessionClaims {
  userId: string;
  sessionId: string;
}

export interface AccessTokenClaims extends SessionClaims {
  /** When it was issued, in seconds since the epoch. */
  issuedAt: number;
}

/** Issues and verifies access tokens: JWTs signed with HS256 by one secret. */
export function createAccessTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
  const verified = new LRUCache<string, { claims: AccessTokenClaims; expiresAt: number }>({ max: MAX_VERIFIED });
  return {
    issue({ userId, sessionId }: SessionClaims): Promise<string> {
      const issuedAt = Date.now() / 1000; // to the millisecond, because a token is told from the one before it
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(Math.floor(issuedAt) + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },

    /** The claims of a valid token; null for a token that is expired, forged or of another algorithm. */
    async read(token: string): Promise<AccessTokenClaims | null> {
      const known = verified.get(token);
      if (known) return known.expiresAt > Date.now() / 1000 ? known.claims : null;
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], audience: AUDIENCE });
        const { sub, sid, iat, exp } = payloadShape.parse(payload);
        const claims = { userId: sub, sessionId: sid, issuedAt: iat };
        verified.set(token, { claims, expiresAt: exp });
        return claims;
      } catch {
        return null;
      }
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;
