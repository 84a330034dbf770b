import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import type { Fingerprint } from '../../../platform/core/caller.ts';
import { decryptSecret, encryptSecret, type EncryptionKeys } from '../../../platform/core/encryptedSecret.ts';
import type { Transaction } from '../../../platform/db/client.ts';

/** What authenticator apps assume (RFC 6238): HMAC-SHA-1, six digits, a step of 30 seconds. */
const ALGORITHM = 'SHA1';
const TOTP_DIGITS = 6;
const TOTP_PERIOD_SECONDS = 30;
/** The clocks of phone and server may differ by one step. */
const TOLERATED_STEPS = 1;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

/** A random secret in base32, as people type it into their app. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address of a secret that authenticator apps read from a QR code. A colon ends the issuer, so that its name has none. */
export function totpUri(secret: string, { shopName, email }: { shopName: string; email: string }): string {
  return totpOf(secret, { issuer: shopName.replaceAll(':', ''), label: email }).toString();
}

/** The time step that the code belongs to; null when no tolerated step has the code. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: TOLERATED_STEPS });
  return delta === null ? null : Math.floor(timestamp / (TOTP_PERIOD_SECONDS * 1000)) + delta;
}

function totpOf(secret: string, shownAs: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...shownAs,
    secret: Secret.fromBase32(secret),
    algorithm: ALGORITHM,
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_SECONDS,
  });
}

/** How many recovery codes an account gets at a time. */
export const RECOVERY_CODES = 10;

/** Lower-case letters and digits without those that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;
const GROUP = 5;

/** The format of a recovery code once separators are removed. */
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

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

const TOTP_CODE = new RegExp(`^\\d{${TOTP_DIGITS}}$`);

/** A code as people type it, without its spaces and dashes. */
const typedCode = z
  .string()
  .max(100, 'Enter the code')
  .transform((code) => code.replace(/[\s-]/g, '').toLowerCase());

/** The code of an authenticator app. */
export const totpCodeShape = typedCode.pipe(z.string().regex(TOTP_CODE, `Enter the ${TOTP_DIGITS}-digit code`));

/** The code of an authenticator app, or a recovery code. */
export const twoFactorCodeShape = typedCode.refine(
  (code) => TOTP_CODE.test(code) || RECOVERY_CODE.test(code),
  `Enter the ${TOTP_DIGITS}-digit code, or one of your recovery codes`,
);

export interface TwoFactorServices {
  encryptionKeys: EncryptionKeys;
  fingerprint: Fingerprint;
  now: Date;
}

/** Checks a code of an authenticator app or a recovery code, and uses it up: it is accepted once. */
export function verifyTwoFactorCode(
  tx: Transaction,
  attempt: { userId: string; code: string },
  services: TwoFactorServices,
): Promise<boolean> {
  return TOTP_CODE.test(attempt.code) ? useTotpCode(tx, attempt, services) : useRecoveryCode(tx, attempt, services);
}

/** Of two requests with the same code, the condition on the step lets one succeed. The secret is encrypted with the current key again. */
export async function useTotpCode(
  tx: Transaction,
  { userId, code }: { userId: string; code: string },
  { encryptionKeys, now }: Omit<TwoFactorServices, 'fingerprint'>,
): Promise<boolean> {
  const credential = await tx.totpCredential.findUnique({ where: { userId }, select: { encryptedSecret: true } });
  if (!credential) return false;
  const secret = decryptSecret(encryptionKeys, credential.encryptedSecret);
  const step = matchingStep(secret, code, now);
  if (step === null) return false;
  const { count } = await tx.totpCredential.updateMany({
    where: { userId, lastUsedStep: { lt: step } },
    data: { lastUsedStep: step, encryptedSecret: encryptSecret(encryptionKeys, secret) },
  });
  return count > 0;
}

async function useRecoveryCode(
  tx: Transaction,
  { userId, code }: { userId: string; code: string },
  { fingerprint, now }: TwoFactorServices,
): Promise<boolean> {
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: hashRecoveryCode(fingerprint, userId, code), usedAt: null },
    data: { usedAt: now },
  });
  return count > 0;
}
