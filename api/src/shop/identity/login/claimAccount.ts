import { db } from '../../../platform/db/client.ts';
import { EmailVerificationExpiredError } from '../identityErrors.ts';
import { revokeAllSessions } from '../sessions/revokeSessions.ts';
import { issueResetToken, type IssuedResetToken } from './issueResetToken.ts';
import { removePreparedData } from './removePreparedData.ts';
import { revokePendingCredentials } from './revokePendingCredentials.ts';

/**
 * Gives an account to a person who receives the mails of its address and has not registered it. The password, all sessions, API
 * tokens and pending credentials end, and the answer lets the person choose a password. Repeating it before that gives another
 * token. @throws EmailVerificationExpiredError when the account was suspended, or changed meanwhile
 */
export async function claimAccount(
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<IssuedResetToken> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, email, status: 'ACTIVE', OR: [{ emailVerifiedAt: null }, { passwordHash: null }] },
      data: { emailVerifiedAt: now, passwordHash: null },
    });
    if (count === 0) throw new EmailVerificationExpiredError();
    await revokePendingCredentials(tx, userId);
    await removePreparedData(tx, userId);
    await revokeAllSessions(tx, userId, now);
    return issueResetToken(tx, { userId, email }, now);
  });
}
