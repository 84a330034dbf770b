import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { RoleDefinition } from '../../platform/db/generated/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import {
  lockRoleDefinitions,
  requireAll,
  RoleDefinitionNotFoundError,
  auditedRoleName,
} from './roles/roleDefinitions.ts';
import { removeTwoFactor } from '../../shop/identity/twoFactor/twoFactor.ts';
import { AdminRoleError, UserNotFoundError } from '../../shop/identity/identityErrors.ts';

const ADMINS_LOCK = 7_310_011; // unique among the shop's advisory locks

/**
 * Gives a user with a verified address a role, or makes any user a shopper (null), whose second factor ends. The new role applies
 * from the user's next request. Admins alone make admins, and take the role from another one.
 * @throws UserNotFoundError, AdminRoleError, RoleDefinitionNotFoundError, PermissionRequiredError
 */
export async function assignRole(
  viewer: Viewer,
  { email, roleDefinitionId }: { email: string; roleDefinitionId: string | null },
): Promise<{ userId: string }> {
  requirePermission(viewer, 'STAFF');
  return db.$transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user) throw new UserNotFoundError();
    await giveRole(tx, viewer, { user, roleDefinitionId });
    return { userId: user.id };
  });
}

/** Does it for a user whose row is locked. */
export async function giveRole(
  tx: Transaction,
  viewer: Viewer,
  { user, roleDefinitionId }: { user: LockedUser; roleDefinitionId: string | null },
): Promise<void> {
  const before = user.roleDefinitionId === null ? null : await lockRole(tx, user.roleDefinitionId);
  if (before?.builtIn === 'ADMIN') {
    if (user.id === viewer.userId) throw new AdminRoleError('Another admin has to change your own role');
    await requireAdmin(tx, viewer, before);
  }
  const after = roleDefinitionId === null ? null : await lockGrantableRole(tx, viewer, roleDefinitionId);
  requireAll(viewer, before?.permissions ?? []);
  // The role of a suspended or unverified user can be taken, but not given.
  if (after !== null && !user.isVerified) throw new UserNotFoundError('There’s no account with this confirmed email');
  await tx.user.update({ where: { id: user.id }, data: { roleDefinitionId }, select: { id: true } });
  if (after === null) await removeTwoFactor(tx, [user.id]);
  await recordAudit(tx, viewer, {
    action: 'USER_ROLE_UPDATE',
    subjectId: user.id,
    subjectName: null,
    before: { role: auditedRoleName(before) },
    after: { role: auditedRoleName(after) },
  });
}

/** Locks a role that the viewer can give. @throws AdminRoleError, RoleDefinitionNotFoundError, PermissionRequiredError */
export async function lockGrantableRole(tx: Transaction, viewer: Viewer, id: string): Promise<RoleDefinition> {
  const role = await lockRole(tx, id);
  if (role.builtIn === 'ADMIN') await requireAdmin(tx, viewer, role);
  requireAll(viewer, role.permissions);
  return role;
}

async function lockRole(tx: Transaction, id: string): Promise<RoleDefinition> {
  const role = (await lockRoleDefinitions(tx, [id], 'SHARE')).get(id);
  if (!role) throw new RoleDefinitionNotFoundError();
  return role;
}

/** Two admins can't take the role from each other at the same time, which would leave the shop without one. */
async function requireAdmin(tx: Transaction, viewer: Viewer, adminRole: RoleDefinition): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${ADMINS_LOCK})`;
  const isAdmin = await tx.user.count({
    where: { id: viewer.userId, roleDefinitionId: adminRole.id, status: 'ACTIVE' },
  });
  if (isAdmin === 0) throw new AdminRoleError('Only an admin can do this');
}

export interface LockedUser {
  id: string;
  roleDefinitionId: string | null;
  isVerified: boolean;
  isSuspended: boolean;
}

export async function lockUserByEmail(tx: Transaction, email: string): Promise<LockedUser | undefined> {
  const [user] = await tx.$queryRaw<LockedUser[]>`
    SELECT id::text, role_definition_id::text AS "roleDefinitionId",
      status = 'ACTIVE' AND email_verified_at IS NOT NULL AS "isVerified", status = 'SUSPENDED' AS "isSuspended"
    FROM users WHERE email = ${email} AND status <> 'INACTIVE' FOR NO KEY UPDATE`;
  return user;
}

/**
 * Gives the admin role to a user with a verified e-mail address: anyone can register with an address that is not theirs. Only the
 * command line calls it, never the API. @throws UserNotFoundError
 */
export async function promoteUser(email: string): Promise<void> {
  const { count } = await db.user.updateMany({
    where: { email, status: 'ACTIVE', emailVerifiedAt: { not: null } },
    data: { role: 'ADMIN' },
  });
  if (count === 0) throw new UserNotFoundError();
}
