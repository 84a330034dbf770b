import { db } from '../../db/client.ts';
import type { Caller } from '../../core/caller.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { revokeAllSessions } from '../sessions/revokeSessions.ts';
import { resetFailedAttempts } from './throttlePasswordAttempt.ts';
import { ResetExpiredError } from '../identityErrors.ts';
import { hashPassword } from './password.ts';
import { hashToken } from '../randomToken.ts';
import { revokePendingCredentials } from './revokePendingCredentials.ts';

/**
 * Sets a new password with a reset token. It revokes all sessions, API tokens and pending credentials, lifts a block of the
 * login, marks the address as verified, and mails a notice. @throws ResetExpiredError, TooManyAttemptsError
 */
export async function resetPassword(
  input: { email: string; newPassword: string; resetToken: string | null },
  caller: Caller,
  now: Date,
): Promise<void> {
  const { email, resetToken } = input;
  await caller.throttle.consume('codePerIp', caller.network); // an argon2 hash costs the server more than the client
  if (!resetToken) throw new ResetExpiredError();
  const passwordHash = await hashPassword(input.newPassword);
  await db.$transaction(async (tx) => {
    const [issued] = await tx.oneTimeCode.updateManyAndReturn({
      where: {
        codeHash: hashToken(resetToken),
        email,
        purpose: 'PASSWORD_RESET_TOKEN',
        usedAt: null,
        expiresAt: { gt: now },
        user: { email, status: 'ACTIVE' },
      },
      data: { usedAt: now },
      select: { userId: true },
    });
    if (!issued?.userId) throw new ResetExpiredError();
    const { userId } = issued;
    await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
    await revokePendingCredentials(tx, userId);
    await tx.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
    await revokeAllSessions(tx, userId, now);
    await enqueueMail(tx, { kind: 'PASSWORD_CHANGED', recipient: email, userId });
  });
  await resetFailedAttempts(caller, email);
}
