import { randomInt, createHash, randomBytes } from 'node:crypto';
import type { Fingerprint } from '../../platform/core/caller.ts';
import { MINUTE_MS } from '@kirana/shared/durations.ts';

/** A mailed code's length, its lifetime in minutes, and the wrong attempts that invalidate it. */
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_MAX_ATTEMPTS = 5;

/** The lifetime of a reset token in minutes. */
export const RESET_TOKEN_MINUTES = 10;

/** The time in minutes that a person has for the second factor after the right password. */
export const LOGIN_CHALLENGE_MINUTES = 10;

/** The lifetime of a mailed link in hours. */
export const LINK_HOURS = 48;

/** For so many days the previous address can take an account back, and for so many hours after a change no password is reset by mail. */
export const RESTORE_DAYS = 7;
export const RESET_PAUSE_HOURS = 24;

/** Six random digits, all combinations equally likely. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** The stored form of a code: an HMAC under a secret that the database does not have, because a code is too short for a plain hash. */
export function hashCode(fingerprint: Fingerprint, email: string, code: string): Uint8Array<ArrayBuffer> {
  return fingerprint('reset code', `${email}\0${code}`);
}

/** A new token that is valid for some minutes, and the row that stores it for `code`. */
export function newTokenRow<Code extends object>(code: Code, now: Date, minutes: number) {
  const token = newToken();
  const expiresAt = minutesAfter(now, minutes);
  return { token, expiresAt, row: { ...code, codeHash: hashToken(token), expiresAt } };
}

export function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** A random token with 256 bits from the system's generator. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. Plain SHA-256 is enough, because the token itself is random. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}
