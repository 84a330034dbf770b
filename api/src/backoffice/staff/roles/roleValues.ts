import { PERMISSIONS, type Permission } from '../../../platform/core/permissions.ts';
import type { RoleDefinition } from '../../../platform/db/generated/client.ts';

/** A role as the audit log has it. */
export function auditedRole({ name, permissions }: Pick<RoleDefinition, 'name' | 'permissions'>) {
  return { name, permissions: permissions.join(', ') };
}

/** The name of a role in the audit log; USER is a shopper. */
export function auditedRoleName(role: Pick<RoleDefinition, 'builtIn' | 'name'> | null): string {
  return role === null ? 'USER' : (role.builtIn ?? role.name);
}

/** Each permission once, in the order of the table. */
export function sortedPermissions(permissions: readonly Permission[]): Permission[] {
  return PERMISSIONS.filter((permission) => permissions.includes(permission));
}
