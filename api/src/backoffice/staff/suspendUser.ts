import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { UserStatus } from '../../platform/db/generated/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { liftBlock, placeBlock } from '../../shop/identity/userBlocks.ts';
import { requireAll } from './roles/roleDefinitions.ts';
import { revokeAllApiTokens } from '../../shop/identity/apiTokens/apiTokens.ts';
import { revokeAllSessions } from '../../shop/identity/sessions/revokeSessions.ts';
import { OwnAccountError, UserNotFoundError } from '../../shop/identity/identityErrors.ts';

export type AccountKey = { email: string } | { id: string };

/**
 * Suspends an account: no login, and all sessions and API tokens are revoked at once. Open orders stay. The reason is for staff alone.
 * Who has the permission CUSTOMERS may suspend shoppers, and who has STAFF also members of staff.
 * @throws UserNotFoundError, OwnAccountError, PermissionRequiredError
 */
export async function suspendUser(
  viewer: Viewer,
  { account, reason }: { account: AccountKey; reason: string | null },
  now: Date,
): Promise<void> {
  requirePermission(viewer, 'STAFF', 'CUSTOMERS');
  await db.$transaction(async (tx) => {
    const userId = await suspendableUser(tx, viewer, account);
    if (userId === viewer.userId) throw new OwnAccountError();
    if (await changeStatus(tx, viewer, { userId, from: 'ACTIVE', to: 'SUSPENDED' })) {
      await placeBlock(tx, viewer, { userId, kind: 'ACCOUNT', reason });
    }
    await revokeAllSessions(tx, userId, now);
    await revokeAllApiTokens(tx, userId);
  });
}

/** Lifts the suspension of an account; does nothing for an account that is not suspended. @throws UserNotFoundError, PermissionRequiredError */
export async function reinstateUser(viewer: Viewer, account: AccountKey): Promise<void> {
  requirePermission(viewer, 'STAFF', 'CUSTOMERS');
  await db.$transaction(async (tx) => {
    const userId = await suspendableUser(tx, viewer, account);
    if (!(await changeStatus(tx, viewer, { userId, from: 'SUSPENDED', to: 'ACTIVE' }))) return;
    await liftBlock(tx, viewer, { userId, kind: 'ACCOUNT' });
  });
}

/** The id of an account that is not deleted. For staff, the viewer needs STAFF and all of the account's permissions. */
async function suspendableUser(tx: Transaction, viewer: Viewer, account: AccountKey): Promise<string> {
  const user = await tx.user.findUnique({
    where: { ...account, status: { not: 'INACTIVE' } },
    select: { id: true, roleDefinition: { select: { permissions: true } } },
  });
  if (!user) throw new UserNotFoundError();
  if (user.roleDefinition) requireAll(viewer, [...new Set(['STAFF' as const, ...user.roleDefinition.permissions])]);
  return user.id;
}

/** Changes the status with its audit entry, and answers whether it changed: of two concurrent requests one changes it. */
async function changeStatus(
  tx: Transaction,
  viewer: Viewer,
  { userId, from, to }: { userId: string; from: UserStatus; to: 'ACTIVE' | 'SUSPENDED' },
): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id: userId, status: from }, data: { status: to } });
  if (count === 0) return false;
  const action = to === 'ACTIVE' ? 'USER_REINSTATE' : 'USER_SUSPEND';
  const change = { before: { status: from }, after: { status: to } };
  await recordAudit(tx, viewer, { action, subjectId: userId, subjectName: null, ...change });
  return true;
}
