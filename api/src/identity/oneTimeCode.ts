import { randomInt } from 'node:crypto';
import type { Fingerprint } from '../fingerprint.ts';

/** A mailed code's length, life in minutes, and wrong tries until a new one is needed. */
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

/** How many minutes a verified code allows a reset. */
export const RESET_GRANT_MINUTES = 10;

/** How many hours the link in a mail is good for. */
export const LINK_HOURS = 48;

/** Six digits, each as likely as any other. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** What is stored of a code: it is far too short for a plain hash, so a secret that the database does not have goes into it. */
export function hashCode(fingerprint: Fingerprint, email: string, code: string): Uint8Array<ArrayBuffer> {
  return fingerprint('reset code', `${email}\0${code}`);
}

/** `now` and so many minutes. */
export function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}
