import type { Transaction } from '../db/client.ts';

/** Voids what somebody else may have set going before the password changed: a waiting address, and codes and links under way. */
export async function voidPending(tx: Transaction, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { pendingEmail: null }, select: { id: true } });
  await tx.oneTimeCode.deleteMany({
    where: { userId, purpose: { in: ['EMAIL_CHANGE', 'PASSWORD_RESET', 'PASSWORD_RESET_GRANT'] } },
  });
}
