import type { Transaction } from '../../db/client.ts';

/** Removes a second factor, its recovery codes and logins that wait for it. Answers whether the user had one. */
export async function removeTwoFactor(tx: Transaction, userId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, twoFactorEnabledAt: { not: null } },
    data: { twoFactorEnabledAt: null },
  });
  await tx.totpCredential.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.oneTimeCode.deleteMany({ where: { userId, purpose: 'LOGIN_CHALLENGE' } });
  return count > 0;
}
