import { db } from '../../../platform/db/client.ts';
import { isUniqueViolation } from '../../../platform/db/isUniqueViolation.ts';
import { EmailTakenError, EmailVerificationExpiredError } from '../identityErrors.ts';
import { issueResetToken, type IssuedResetToken } from '../login/issueResetToken.ts';
import { revokePendingCredentials } from '../login/revokePendingCredentials.ts';
import { revokeAllSessions } from '../sessions/revokeSessions.ts';

/**
 * Gives an account back to the person who receives the mails of its former address: the address returns, and the password, all sessions,
 * API tokens and pending credentials end, with the links of later changes. The answer lets the person choose a password.
 * @throws EmailVerificationExpiredError, EmailTakenError
 */
export async function restoreEmail(
  { userId, email, issuedAt }: { userId: string; email: string; issuedAt: Date },
  now: Date,
): Promise<IssuedResetToken> {
  try {
    return await db.$transaction(async (tx) => {
      const { count } = await tx.user.updateMany({
        where: { id: userId, status: 'ACTIVE' },
        data: { email, emailVerifiedAt: now, emailChangedAt: null, passwordHash: null },
      });
      if (count === 0) throw new EmailVerificationExpiredError();
      await revokePendingCredentials(tx, userId);
      await tx.oneTimeCode.deleteMany({ where: { userId, purpose: 'EMAIL_RESTORE', createdAt: { gte: issuedAt } } });
      await revokeAllSessions(tx, userId, now);
      return issueResetToken(tx, { userId, email }, now);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new EmailTakenError();
    throw error;
  }
}
