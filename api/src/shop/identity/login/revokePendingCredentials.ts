import type { Transaction } from '../../../platform/db/client.ts';
import { revokeAllApiTokens } from '../apiTokens/revokeApiToken.ts';

/** Revokes what an attacker may have created before the password changed: a pending address, codes, links, unfinished logins and API tokens. */
export async function revokePendingCredentials(tx: Transaction, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { pendingEmail: null }, select: { id: true } });
  await tx.oneTimeCode.deleteMany({
    where: { userId, purpose: { in: ['EMAIL_CHANGE', 'PASSWORD_RESET', 'PASSWORD_RESET_TOKEN', 'LOGIN_CHALLENGE'] } },
  });
  await revokeAllApiTokens(tx, userId);
}
