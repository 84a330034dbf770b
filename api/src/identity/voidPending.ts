import type { Transaction } from '../db/client.ts';
import { revokeAllApiTokens } from './apiTokens/revokeApiToken.ts';

/** Voids what somebody else may have set going before the password changed: a waiting address, codes and links under way, API tokens. */
export async function voidPending(tx: Transaction, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { pendingEmail: null }, select: { id: true } });
  await tx.oneTimeCode.deleteMany({
    where: { userId, purpose: { in: ['EMAIL_CHANGE', 'PASSWORD_RESET', 'PASSWORD_RESET_GRANT'] } },
  });
  await revokeAllApiTokens(tx, userId);
}
