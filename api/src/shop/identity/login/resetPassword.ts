import { db } from '../../../platform/db/client.ts';
import type { Caller, ChallengeAnswer } from '../../../platform/core/caller.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { revokeAllSessions } from '../sessions/revokeSessions.ts';
import { resetFailedAttempts } from './throttlePasswordAttempt.ts';
import { ResetExpiredError } from '../identityErrors.ts';
import { AttemptLimits } from './attemptLimits.ts';
import { isOwnDevice } from './isOwnDevice.ts';
import { hashPassword } from './password.ts';
import { lockUser } from '../lockUser.ts';
import { hashToken } from '../randomToken.ts';
import { removePreparedData } from './removePreparedData.ts';
import { revokePendingCredentials } from './revokePendingCredentials.ts';

/**
 * Sets a new password with a reset token. It revokes all sessions, API tokens and pending credentials, lifts a block of the
 * login, marks the address as verified, and mails a notice. The first proof of the address removes what was saved in the account
 * before, unless it comes from the device that registered. @throws ResetExpiredError, ChallengeRequiredError, TooManyAttemptsError
 */
export async function resetPassword(
  input: {
    email: string;
    newPassword: string;
    resetToken: string | null;
    challengeAnswer?: ChallengeAnswer | null | undefined;
  },
  caller: Caller,
  now: Date,
): Promise<void> {
  const { email, resetToken } = input;
  const limits = new AttemptLimits(caller, { purpose: 'RECOVERY', answer: input.challengeAnswer });
  await limits.consumeOfNetwork('codePerIp'); // an argon2 hash costs the server more than the client
  if (!resetToken) throw new ResetExpiredError();
  const passwordHash = await hashPassword(input.newPassword);
  const token = {
    codeHash: hashToken(resetToken),
    email,
    purpose: 'PASSWORD_RESET_TOKEN',
    usedAt: null,
    expiresAt: { gt: now },
  } as const;
  const user = await db.user.findFirst({
    where: { email, codes: { some: token } },
    select: { id: true, email: true, createdAt: true },
  });
  if (!user) throw new ResetExpiredError();
  const { id: userId } = user;
  await db.$transaction(async (tx) => {
    // The user first: another reset deletes the tokens of the user, whose row it has locked.
    const present = await lockUser(tx, userId);
    const { count: used } = await tx.oneTimeCode.updateMany({ where: token, data: { usedAt: now } });
    if (present?.email !== email || used === 0) throw new ResetExpiredError();
    // An account without a password was claimed: requests of its former sessions may have written to it since.
    const { count: firstProofs } = await tx.user.updateMany({
      where: { id: userId, OR: [{ emailVerifiedAt: null }, { passwordHash: null }] },
      data: { emailVerifiedAt: now },
    });
    await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
    await revokePendingCredentials(tx, userId);
    if (firstProofs > 0 && !(await isOwnDevice(user, caller))) await removePreparedData(tx, userId);
    await revokeAllSessions(tx, userId, now);
    await enqueueMail(tx, { kind: 'PASSWORD_CHANGED', recipient: email, userId });
  });
  await resetFailedAttempts(caller, email);
}
