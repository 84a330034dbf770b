import type { Transaction } from '../../../platform/db/client.ts';

/** Removes second factors, their recovery codes and logins that wait for them. Answers whether a user had one. */
export async function removeTwoFactor(tx: Transaction, userIds: readonly string[]): Promise<boolean> {
  const ids = [...userIds];
  const { count } = await tx.user.updateMany({
    where: { id: { in: ids }, twoFactorEnabledAt: { not: null } },
    data: { twoFactorEnabledAt: null },
  });
  await tx.totpCredential.deleteMany({ where: { userId: { in: ids } } });
  await tx.recoveryCode.deleteMany({ where: { userId: { in: ids } } });
  await tx.oneTimeCode.deleteMany({ where: { userId: { in: ids }, purpose: 'LOGIN_CHALLENGE' } });
  return count > 0;
}
