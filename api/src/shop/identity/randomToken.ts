import { createHash, randomBytes } from 'node:crypto';

/** A random token with 256 bits from the system's generator. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. Plain SHA-256 is enough, because the token itself is random. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}
