import { recordAudit } from '../../audit/recordAudit.ts';
import { db, type Transaction } from '../../db/client.ts';
import type { UserStatus } from '../../db/generated/client.ts';
import { requirePermission, type Permission } from '../../core/permissions.ts';
import type { Viewer } from '../../core/viewer.ts';
import { requireAll } from '../roles/requireAll.ts';
import { revokeAllApiTokens } from '../apiTokens/revokeApiToken.ts';
import { revokeAllSessions } from '../sessions/revokeSessions.ts';
import { OwnAccountError, UserNotFoundError } from '../identityErrors.ts';

/** Suspends an account: no login, and all sessions and API tokens are revoked at once. @throws UserNotFoundError, OwnAccountError, PermissionRequiredError */
export async function suspendUser(viewer: Viewer, { email }: { email: string }, now: Date): Promise<void> {
  requirePermission(viewer, 'STAFF');
  await db.$transaction(async (tx) => {
    const { id: userId, permissions } = await userWithEmail(tx, email);
    if (userId === viewer.userId) throw new OwnAccountError();
    requireAll(viewer, permissions);
    if (await changeStatus(tx, userId, { from: 'ACTIVE', to: 'SUSPENDED' })) {
      await recordAudit(tx, viewer, {
        action: 'USER_SUSPEND',
        subjectId: userId,
        subjectName: null,
        before: { status: 'ACTIVE' },
        after: { status: 'SUSPENDED' },
      });
    }
    await revokeAllSessions(tx, userId, now);
    await revokeAllApiTokens(tx, userId);
  });
}

/** Lifts the suspension of an account; does nothing for an account that is not suspended. @throws UserNotFoundError, PermissionRequiredError */
export async function reinstateUser(viewer: Viewer, { email }: { email: string }): Promise<void> {
  requirePermission(viewer, 'STAFF');
  await db.$transaction(async (tx) => {
    const { id: userId, permissions } = await userWithEmail(tx, email);
    requireAll(viewer, permissions);
    if (!(await changeStatus(tx, userId, { from: 'SUSPENDED', to: 'ACTIVE' }))) return;
    await recordAudit(tx, viewer, {
      action: 'USER_REINSTATE',
      subjectId: userId,
      subjectName: null,
      before: { status: 'SUSPENDED' },
      after: { status: 'ACTIVE' },
    });
  });
}

async function userWithEmail(tx: Transaction, email: string): Promise<{ id: string; permissions: Permission[] }> {
  const user = await tx.user.findUnique({
    where: { email, status: { not: 'INACTIVE' } },
    select: { id: true, roleDefinition: { select: { permissions: true } } },
  });
  if (!user) throw new UserNotFoundError();
  return { id: user.id, permissions: user.roleDefinition?.permissions ?? [] };
}

/** Answers whether the status changed: of two concurrent requests one changes it. */
async function changeStatus(
  tx: Transaction,
  id: string,
  { from, to }: { from: UserStatus; to: UserStatus },
): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id, status: from }, data: { status: to } });
  return count > 0;
}
