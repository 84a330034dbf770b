import { db } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { unauthenticated, type SessionViewer } from '../graphql/viewer.ts';
import { postMail } from '../mail/postMail.ts';
import { confirmPassword } from './confirmPassword.ts';
import { endOtherSessions } from './endSessions.ts';
import { hashPassword } from './password.ts';
import { mayNotify } from './spendMail.ts';
import { voidPending } from './voidPending.ts';

/**
 * Changes the viewer's password for who knows the old one, signs their other devices out, voids what was set going before, and
 * tells them by mail. Of a reset at the same time only one comes about. Answers the ids of the sessions that ended.
 * @throws WrongPasswordError, InvalidInputError for the present password, TooManyAttemptsError, UNAUTHENTICATED
 */
export async function changePassword(
  viewer: SessionViewer,
  input: { oldPassword: string; newPassword: string; caller: Caller },
  now: Date,
): Promise<{ endedSessionIds: string[] }> {
  const { userId, sessionId } = viewer;
  const confirmed = await confirmPassword(viewer, input.oldPassword, input.caller);
  if (input.newPassword === input.oldPassword) {
    throw new InvalidInputError([{ path: 'newPassword', message: 'This is your present password' }]);
  }
  const passwordHash = await hashPassword(input.newPassword);
  const isNotified = await mayNotify(input.caller, confirmed.email);
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
    if (count === 0) throw unauthenticated('Your session has ended');
    await voidPending(tx, userId);
    if (isNotified) await postMail(tx, { kind: 'PASSWORD_CHANGED', recipient: confirmed.email, userId });
    return { endedSessionIds: await endOtherSessions(tx, viewer, now) };
  });
}
