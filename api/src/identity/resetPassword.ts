import { db } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import { postMail } from '../mail/postMail.ts';
import { endAllSessions } from './endSessions.ts';
import { forgiveMistakes } from './guardPassword.ts';
import { ResetExpiredError } from './identityErrors.ts';
import { hashPassword } from './password.ts';
import { hashToken } from './randomToken.ts';
import { voidPending } from './voidPending.ts';

/**
 * Sets a new password for who has verified a code: all sessions and API tokens end, what was set going before is void, a blocked login is free
 * again, the address counts as proven, and its owner is told by mail. @throws ResetExpiredError, TooManyAttemptsError
 */
export async function resetPassword(
  input: { email: string; newPassword: string; resetToken: string | null },
  caller: Caller,
  now: Date,
): Promise<void> {
  const { email, resetToken } = input;
  await caller.throttle.spend('codeFromAddress', caller.network); // a hash costs us more than it costs them
  if (!resetToken) throw new ResetExpiredError();
  const passwordHash = await hashPassword(input.newPassword);
  await db.$transaction(async (tx) => {
    const [grant] = await tx.oneTimeCode.updateManyAndReturn({
      where: {
        codeHash: hashToken(resetToken),
        email,
        purpose: 'PASSWORD_RESET_GRANT',
        usedAt: null,
        expiresAt: { gt: now },
        user: { email, status: 'ACTIVE' },
      },
      data: { usedAt: now },
      select: { userId: true },
    });
    if (!grant?.userId) throw new ResetExpiredError();
    const { userId } = grant;
    await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
    await voidPending(tx, userId);
    await tx.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
    await endAllSessions(tx, userId, now);
    await postMail(tx, { kind: 'PASSWORD_CHANGED', recipient: email, userId });
  });
  await forgiveMistakes(caller, email);
}
