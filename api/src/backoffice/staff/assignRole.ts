import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import {
  lockRoleDefinitions,
  requireAll,
  RoleDefinitionNotFoundError,
  auditedRoleName,
} from './roles/roleDefinitions.ts';
import { removeTwoFactor } from '../../shop/identity/twoFactor/twoFactor.ts';
import { AdminRoleError, UserNotFoundError } from '../../shop/identity/identityErrors.ts';

/**
 * Gives a user with a verified address a role, or makes any user a shopper (null), whose second factor ends. The new role applies
 * from the user's next request. @throws UserNotFoundError, AdminRoleError, RoleDefinitionNotFoundError, PermissionRequiredError
 */
export async function assignRole(
  viewer: Viewer,
  { email, roleDefinitionId }: { email: string; roleDefinitionId: string | null },
): Promise<{ userId: string }> {
  requirePermission(viewer, 'STAFF');
  return db.$transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (!user) throw new UserNotFoundError();
    const ids = [user.roleDefinitionId, roleDefinitionId].filter((id) => id !== null);
    const roles = await lockRoleDefinitions(tx, ids, 'SHARE');
    const before = (user.roleDefinitionId && roles.get(user.roleDefinitionId)) || null;
    const after = roleDefinitionId === null ? null : roles.get(roleDefinitionId);
    if (before?.builtIn === 'ADMIN') throw new AdminRoleError();
    if (after === undefined) throw new RoleDefinitionNotFoundError();
    if (after?.builtIn === 'ADMIN') throw new AdminRoleError('The admin role can’t be assigned here');
    requireAll(viewer, [...(before?.permissions ?? []), ...(after?.permissions ?? [])]);
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
    return { userId: user.id };
  });
}

interface LockedUser {
  id: string;
  roleDefinitionId: string | null;
  isVerified: boolean;
}

async function lockUserByEmail(tx: Transaction, email: string): Promise<LockedUser | undefined> {
  const [user] = await tx.$queryRaw<LockedUser[]>`
    SELECT id::text, role_definition_id::text AS "roleDefinitionId",
      status = 'ACTIVE' AND email_verified_at IS NOT NULL AS "isVerified"
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
