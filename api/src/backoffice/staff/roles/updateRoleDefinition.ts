import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission, type Permission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { isUniqueViolation } from '../../../platform/db/databaseFailure.ts';
import { lockRoleDefinitions } from './lockRoleDefinitions.ts';
import { requireAll } from './requireAll.ts';
import { BuiltInRoleError, RoleDefinitionNotFoundError, RoleNameTakenError } from './roleErrors.ts';
import { auditedRole, sortedPermissions } from './roleValues.ts';

interface RoleDefinitionUpdate {
  roleDefinitionId: string;
  name: string;
  permissions: readonly Permission[];
}

/**
 * Replaces the name and the permissions of a role. They count for all requests of its members that begin after the commit.
 * @throws RoleDefinitionNotFoundError, BuiltInRoleError, PermissionRequiredError, RoleNameTakenError
 */
export async function updateRoleDefinition(
  viewer: Viewer,
  { roleDefinitionId, name, permissions }: RoleDefinitionUpdate,
): Promise<{ roleDefinitionId: string }> {
  requirePermission(viewer, 'STAFF');
  const data = { name, permissions: sortedPermissions(permissions) };
  try {
    return await db.$transaction(async (tx) => {
      const role = (await lockRoleDefinitions(tx, [roleDefinitionId], 'UPDATE')).get(roleDefinitionId);
      if (!role) throw new RoleDefinitionNotFoundError();
      if (role.builtIn === 'ADMIN') throw new BuiltInRoleError('An admin may do everything; this role doesn’t change');
      if (role.builtIn !== null && role.name !== name) throw new BuiltInRoleError('This role keeps its name');
      requireAll(viewer, [...role.permissions, ...permissions]);
      await tx.roleDefinition.update({ where: { id: role.id }, data, select: { id: true } });
      await recordAudit(tx, viewer, {
        action: 'ROLE_DEFINITION_UPDATE',
        subjectId: role.id,
        subjectName: name,
        before: auditedRole(role),
        after: auditedRole(data),
      });
      return { roleDefinitionId };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new RoleNameTakenError();
    throw error;
  }
}
