import { decryptSecret, encryptSecret, type EncryptionKeys } from '../../../platform/core/encryptedSecret.ts';
import type { Fingerprint } from '../../../platform/core/caller.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { hashRecoveryCode } from './recoveryCode.ts';
import { matchingStep } from './totp.ts';
import { isTotpCode } from './twoFactorCodeShape.ts';

/** What checking a code needs. */
export interface TwoFactorServices {
  encryptionKeys: EncryptionKeys;
  fingerprint: Fingerprint;
  now: Date;
}

/** Checks a code of an authenticator app or a recovery code, and uses it up: it is accepted once. */
export function verifyTwoFactorCode(
  tx: Transaction,
  { userId, code }: { userId: string; code: string },
  services: TwoFactorServices,
): Promise<boolean> {
  return isTotpCode(code)
    ? useTotpCode(tx, { userId, code }, services)
    : useRecoveryCode(tx, { userId, code }, services);
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
