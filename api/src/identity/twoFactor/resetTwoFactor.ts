import { recordAudits } from '../../audit/recordAudit.ts';
import { requireAdmin, type Viewer } from '../../core/viewer.ts';
import { db } from '../../db/client.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { OwnAccountError, UserNotFoundError } from '../identityErrors.ts';
import { revokeAllSessions } from '../sessions/revokeSessions.ts';
import { removeTwoFactor } from './removeTwoFactor.ts';

/**
 * Removes the second factor of a member of staff who has lost it, ends their sessions, and mails them a notice.
 * @throws UserNotFoundError for a user without one, OwnAccountError
 */
export async function resetStaffTwoFactor(
  viewer: Viewer,
  { email }: { email: string },
  now: Date,
): Promise<{ userId: string }> {
  requireAdmin(viewer);
  return reset({ email, actorId: viewer.userId }, now);
}

/** As the former, for the command line alone: it needs no other admin. @throws UserNotFoundError */
export async function resetTwoFactor(email: string, now: Date): Promise<void> {
  await reset({ email, actorId: null }, now);
}

function reset({ email, actorId }: { email: string; actorId: string | null }, now: Date): Promise<{ userId: string }> {
  return db.$transaction(async (tx) => {
    const [user] = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM users WHERE email = ${email} AND status <> 'INACTIVE' FOR NO KEY UPDATE`;
    if (user?.id === actorId) throw new OwnAccountError();
    if (!user || !(await removeTwoFactor(tx, user.id)))
      throw new UserNotFoundError('No account with this email has two-factor authentication');
    await revokeAllSessions(tx, user.id, now);
    await recordAudits(tx, actorId, [
      {
        action: 'USER_TWO_FACTOR_RESET',
        subjectId: user.id,
        subjectName: null,
        before: { twoFactor: true },
        after: { twoFactor: false },
      },
    ]);
    await enqueueMail(tx, { kind: 'TWO_FACTOR_DISABLED', recipient: email, userId: user.id });
    return { userId: user.id };
  });
}
