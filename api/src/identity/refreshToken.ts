import { createHash, randomBytes } from 'node:crypto';

/** How long a session lives without being refreshed. */
export const SESSION_DAYS = 30;

/** A new refresh token: 256 random bits. */
export function newRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a refresh token. Plain SHA-256 is enough, because the token itself is random. */
export function hashRefreshToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}

/** When a session that is used at `now` ends. */
export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000);
}
