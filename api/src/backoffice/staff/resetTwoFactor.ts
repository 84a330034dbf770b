import { recordAudits } from '../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { enqueueMail } from '../../platform/mail/enqueueMail.ts';
import { OwnAccountError, UserNotFoundError } from '../../shop/identity/identityErrors.ts';
import { requireAll } from './roles/roleDefinitions.ts';
import { revokeAllSessions } from '../../shop/identity/sessions/revokeSessions.ts';
import { removeTwoFactor } from '../../shop/identity/twoFactor/twoFactor.ts';

/**
 * Removes the second factor of a member of staff who has lost it, ends their sessions, and mails them a notice.
 * @throws UserNotFoundError for a user without one, OwnAccountError, PermissionRequiredError
 */
export async function resetStaffTwoFactor(viewer: Viewer, { email }: { email: string }, now: Date) {
  requirePermission(viewer, 'STAFF');
  return reset({ email, actor: viewer }, now);
}

/** As `resetStaffTwoFactor`, but for the command line, without a viewer. @throws UserNotFoundError */
export async function resetTwoFactor(email: string, now: Date): Promise<void> {
  await reset({ email, actor: null }, now);
}

function reset({ email, actor }: { email: string; actor: Viewer | null }, now: Date): Promise<{ userId: string }> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE email = ${email} FOR NO KEY UPDATE`;
    const user = await tx.user.findUnique({
      where: { email, status: { not: 'INACTIVE' } },
      select: { id: true, roleDefinition: { select: { permissions: true } } },
    });
    if (actor && user?.id === actor.userId) throw new OwnAccountError();
    if (actor && user?.roleDefinition) requireAll(actor, user.roleDefinition.permissions);
    if (!user || !(await removeTwoFactor(tx, [user.id])))
      throw new UserNotFoundError('No account with this email has two-factor authentication');
    await revokeAllSessions(tx, user.id, now);
    await recordAudits(tx, actor?.userId ?? null, [
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
