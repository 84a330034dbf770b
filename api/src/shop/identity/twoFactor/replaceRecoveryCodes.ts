import type { Fingerprint } from '../../../platform/core/caller.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCode.ts';

/** Gives a user ten new recovery codes in place of the previous ones. The answer is their only copy that can be read. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  fingerprint: Fingerprint,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashRecoveryCode(fingerprint, userId, code) })),
  });
  return codes;
}
