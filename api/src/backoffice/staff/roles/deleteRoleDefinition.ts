import { recordAudit, recordAudits } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import type { RoleDefinition } from '../../../platform/db/generated/client.ts';
import { AdminRoleError } from '../../../shop/identity/identityErrors.ts';
import { removeTwoFactor } from '../../../shop/identity/twoFactor/twoFactor.ts';
import { lockRoleDefinitions } from './lockRoleDefinitions.ts';
import { requireAll } from './requireAll.ts';
import { BuiltInRoleError, RoleDefinitionNotFoundError, RoleInUseError } from './roleErrors.ts';
import { auditedRole, auditedRoleName } from './roleValues.ts';

/** What becomes of the members of a deleted role: another role, or none, which makes them shoppers. */
interface RoleDefinitionDeletion {
  roleDefinitionId: string;
  /** Null: the request does not say it, so the role may have no members. */
  membersBecome: { roleDefinitionId: string } | 'SHOPPERS' | null;
}

/** Deletes a role of the shop's own. @throws RoleDefinitionNotFoundError, BuiltInRoleError, AdminRoleError, PermissionRequiredError, RoleInUseError */
export async function deleteRoleDefinition(
  viewer: Viewer,
  { roleDefinitionId, membersBecome }: RoleDefinitionDeletion,
): Promise<{ roleDefinitionId: string }> {
  requirePermission(viewer, 'STAFF');
  return db.$transaction(async (tx) => {
    const replacementId =
      membersBecome === null || membersBecome === 'SHOPPERS' ? null : membersBecome.roleDefinitionId;
    const ids = replacementId === null ? [roleDefinitionId] : [roleDefinitionId, replacementId];
    const roles = await lockRoleDefinitions(tx, ids, 'UPDATE');
    const role = roles.get(roleDefinitionId);
    const replacement = replacementId === null ? null : roles.get(replacementId);
    if (!role || replacement === undefined || replacement === role) throw new RoleDefinitionNotFoundError();
    if (role.builtIn !== null) throw new BuiltInRoleError('This role came with the shop and can’t be deleted');
    if (replacement?.builtIn === 'ADMIN') throw new AdminRoleError('The admin role can’t be given here');
    requireAll(viewer, [...role.permissions, ...(replacement?.permissions ?? [])]);
    const members = await tx.user.findMany({ where: { roleDefinitionId }, select: { id: true } });
    if (members.length > 0 && membersBecome === null) throw new RoleInUseError(members.length);
    await moveMembers(tx, viewer, { ids: members.map(({ id }) => id), role, replacement });
    await tx.roleDefinition.delete({ where: { id: role.id }, select: { id: true } });
    await recordAudit(tx, viewer, {
      action: 'ROLE_DEFINITION_DELETE',
      subjectId: role.id,
      subjectName: role.name,
      before: auditedRole(role),
      after: null,
    });
    return { roleDefinitionId };
  });
}

async function moveMembers(
  tx: Transaction,
  viewer: Viewer,
  { ids, role, replacement }: { ids: string[]; role: RoleDefinition; replacement: RoleDefinition | null },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.user.updateMany({ where: { id: { in: ids } }, data: { roleDefinitionId: replacement?.id ?? null } });
  if (replacement === null) await removeTwoFactor(tx, ids);
  await recordAudits(
    tx,
    viewer.userId,
    ids.map((id) => ({
      action: 'USER_ROLE_UPDATE',
      subjectId: id,
      subjectName: null,
      before: { role: auditedRoleName(role) },
      after: { role: auditedRoleName(replacement) },
    })),
  );
}
