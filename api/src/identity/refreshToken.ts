import { createHmac, randomBytes } from 'node:crypto';

/** How long a session lives without being refreshed. */
export const SESSION_DAYS = 30;

/** A spent token that comes again so soon is an echo (two tabs, a lost answer) and gets the same next token. */
export const ECHO_SECONDS = 60;

/** 256 random bits that make the token after a spent one unguessable. */
export function newSalt(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(randomBytes(32));
}

/**
 * The token that follows `token`. It can be had again only by who has both the token and the salt: the client has the one,
 * the database the other, so that an echo is answered alike although only hashes of tokens are stored.
 */
export function nextRefreshToken(token: string, salt: Uint8Array): string {
  return createHmac('sha256', token).update(salt).digest('base64url');
}

/** When a session that is used at `now` ends. */
export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000);
}
