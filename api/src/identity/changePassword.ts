import { db } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { postMail } from '../mail/postMail.ts';
import { confirmPassword } from './confirmPassword.ts';
import { endOtherSessions } from './endSessions.ts';
import { hashPassword } from './password.ts';

/**
 * Changes the viewer's password for who knows the old one, signs their other devices out and tells them by mail. Answers the
 * ids of the sessions that ended. @throws WrongPasswordError, TooManyAttemptsError
 */
export async function changePassword(
  viewer: Viewer,
  input: { oldPassword: string; newPassword: string; caller: Caller },
  now: Date,
): Promise<{ endedSessionIds: string[] }> {
  const { email } = await confirmPassword(viewer, input.oldPassword, input.caller);
  const passwordHash = await hashPassword(input.newPassword);
  return db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: viewer.userId }, data: { passwordHash }, select: { id: true } });
    await tx.oneTimeCode.deleteMany({
      where: { userId: viewer.userId, purpose: { in: ['PASSWORD_RESET', 'PASSWORD_RESET_GRANT'] } },
    });
    await postMail(tx, { kind: 'PASSWORD_CHANGED', recipient: email, userId: viewer.userId });
    return { endedSessionIds: await endOtherSessions(tx, viewer, now) };
  });
}
