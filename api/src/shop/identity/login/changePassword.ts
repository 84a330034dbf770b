import { db } from '../../../platform/db/client.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import type { SessionViewer, Viewer } from '../../../platform/core/viewer.ts';
import { UnauthenticatedError } from '../../../platform/core/errors/statusErrors.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { revokeOtherSessions } from '../sessions/revokeSessions.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { tryConsumeNoticeLimit } from '../accountLimits.ts';
import { revokePendingCredentials } from './accountRecovery.ts';
import { throttlePasswordAttempt } from './throttleAttempts.ts';
import { WrongPasswordError } from '../identityErrors.ts';

/**
 * Changes the viewer's password, revokes their other sessions and all pending credentials, and mails a notice. It fails when a
 * concurrent reset has changed the password. Answers the ids of the revoked sessions.
 * @throws WrongPasswordError, InvalidInputError for the present password, TooManyAttemptsError, UnauthenticatedError
 */
export async function changePassword(
  viewer: SessionViewer,
  input: { oldPassword: string; newPassword: string; caller: Caller },
  now: Date,
): Promise<{ revokedSessionIds: string[] }> {
  const { userId, sessionId } = viewer;
  const confirmed = await confirmPassword(viewer, input.oldPassword, input.caller);
  if (input.newPassword === input.oldPassword) {
    throw new InvalidInputError([{ path: 'newPassword', message: 'This is your current password. Choose a new one.' }]);
  }
  const passwordHash = await hashPassword(input.newPassword);
  const isNotified = await tryConsumeNoticeLimit(input.caller, confirmed.email);
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: {
        id: userId,
        status: 'ACTIVE',
        passwordHash: confirmed.passwordHash,
        sessions: { some: { id: sessionId, revokedAt: null } },
      },
      data: { passwordHash },
    });
    if (count === 0) throw new UnauthenticatedError('Your session has ended');
    await revokePendingCredentials(tx, userId);
    if (isNotified) await enqueueMail(tx, { kind: 'PASSWORD_CHANGED', recipient: confirmed.email, userId });
    return { revokedSessionIds: await revokeOtherSessions(tx, viewer, now) };
  });
}

/**
 * Checks the viewer's password again. Attempts count against the limits of the login. Answers the hash that matched, so that
 * the caller can make its write conditional on it.
 * @throws WrongPasswordError, TooManyAttemptsError
 */
export async function confirmPassword(viewer: Viewer, password: string, caller: Caller) {
  const { email, passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: viewer.userId },
    select: { email: true, passwordHash: true },
  });
  const isCorrect = await throttlePasswordAttempt({ email, password, caller, guard: null }, async () =>
    (await verifyPassword(password, passwordHash)) ? true : null,
  );
  if (!isCorrect || passwordHash === null) throw new WrongPasswordError();
  return { email, passwordHash };
}
