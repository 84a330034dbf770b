import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** The lifetime of an access token; afterwards the client gets the next one with its refresh token. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ALGORITHM = 'HS256';
const AUDIENCE = 'kirana:access';
const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** The session that an access token authenticates. */
export interface SessionClaims {
  userId: string;
  sessionId: string;
}

/** Issues and verifies access tokens: JWTs signed with HS256 by one secret. */
export function createAccessTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    issue({ userId, sessionId }: SessionClaims): Promise<string> {
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
        .sign(key);
    },

    /** The session of a valid token; null for a token that is expired, forged or of another algorithm. */
    async read(token: string): Promise<SessionClaims | null> {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], audience: AUDIENCE });
        const { sub, sid } = claims.parse(payload);
        return { userId: sub, sessionId: sid };
      } catch {
        return null;
      }
    },
  };
}

/** The issuer and verifier that `createAccessTokens` returns. */
export type AccessTokens = ReturnType<typeof createAccessTokens>;
