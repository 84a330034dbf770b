import { randomInt } from 'node:crypto';
import type { Fingerprint } from '../../../platform/core/caller.ts';

/** How many recovery codes an account gets at a time. */
export const RECOVERY_CODES = 10;

/** Lower-case letters and digits without those that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;
const GROUP = 5;

/** The format of a recovery code once separators are removed. */
export const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** Ten random codes of 49 bits, such as `k3m9x-7wq2d`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${code.slice(0, GROUP)}-${code.slice(GROUP)}`;
  });
}

/** The stored form of a code: an HMAC under a secret that the database does not have. */
export function hashRecoveryCode(fingerprint: Fingerprint, userId: string, code: string): Uint8Array<ArrayBuffer> {
  return fingerprint('recovery code', `${userId}\0${code.replaceAll('-', '')}`);
}
