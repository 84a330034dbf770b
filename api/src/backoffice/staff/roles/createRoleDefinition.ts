import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission, type Permission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { isUniqueViolation } from '../../../platform/db/databaseFailure.ts';
import { requireAll } from './requireAll.ts';
import { MAX_ROLE_DEFINITIONS, RoleNameTakenError, TooManyRolesError } from './roleErrors.ts';
import { auditedRole, sortedPermissions } from './roleValues.ts';

/** Creates a role. @throws PermissionRequiredError, RoleNameTakenError, TooManyRolesError */
export async function createRoleDefinition(
  viewer: Viewer,
  { name, permissions }: { name: string; permissions: readonly Permission[] },
): Promise<{ roleDefinitionId: string }> {
  requirePermission(viewer, 'STAFF');
  requireAll(viewer, permissions);
  const role = { name, permissions: sortedPermissions(permissions) };
  try {
    return await db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE role_definitions IN SHARE ROW EXCLUSIVE MODE`; // concurrent requests can't exceed the limit
      if ((await tx.roleDefinition.count()) >= MAX_ROLE_DEFINITIONS) throw new TooManyRolesError();
      const { id } = await tx.roleDefinition.create({ data: role, select: { id: true } });
      await recordAudit(tx, viewer, {
        action: 'ROLE_DEFINITION_CREATE',
        subjectId: id,
        subjectName: name,
        before: null,
        after: auditedRole(role),
      });
      return { roleDefinitionId: id };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new RoleNameTakenError();
    throw error;
  }
}
