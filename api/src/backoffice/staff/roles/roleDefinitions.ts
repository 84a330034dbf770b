import { can, type Permitted, requirePermission } from '../../../platform/core/permissions.ts';
import { PERMISSIONS, type Permission } from '@kirana/shared/permissions.ts';
import { defineUserError } from '../../../platform/core/errors/userError.ts';
import { type RoleDefinition, Prisma } from '../../../platform/db/generated/client.ts';
import { type Transaction, db } from '../../../platform/db/client.ts';
import { recordAudit, recordAudits } from '../../../platform/audit/recordAudit.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { transactionWithUnique } from '../../catalogue/transactionWithUnique.ts';
import { AdminRoleError } from '../../../shop/identity/identityErrors.ts';
import { removeTwoFactor } from '../../../shop/identity/twoFactor/twoFactor.ts';

export class PermissionRequiredError extends defineUserError({
  description: 'The change gives a permission that the viewer lacks, or concerns a role or a person with one.',
}) {
  readonly permissions: Permission[];

  constructor(permissions: Permission[]) {
    super('This needs permissions that you don’t have yourself');
    this.permissions = permissions;
  }
}

export class RoleDefinitionNotFoundError extends defineUserError({
  description: 'The role does not exist, or is the deleted role itself.',
  message: 'This role no longer exists',
}) {}

export class RoleNameTakenError extends defineUserError({
  description: 'Another role has this name.',
  message: 'There’s already a role with this name',
}) {}

export class BuiltInRoleError extends defineUserError({
  description: 'A built-in role is neither renamed nor deleted, and `ADMIN` does not change.',
}) {}

export class RoleInUseError extends defineUserError({
  description: 'The role has members, and the input does not say what they become.',
  fields: { memberCount: { type: 'Int', description: 'The number of members.' } },
}) {
  constructor(memberCount: number) {
    super(`${memberCount} ${memberCount === 1 ? 'person has' : 'people have'} this role`, { memberCount });
  }
}

export const MAX_ROLE_DEFINITIONS = 50;

export class TooManyRolesError extends defineUserError({
  description: 'The shop has the largest number of roles.',
  message: `There can be at most ${MAX_ROLE_DEFINITIONS} roles`,
}) {}

/**
 * A member of staff cannot grant a permission that they lack, nor change a role, or its members, with more permissions than theirs.
 * @throws PermissionRequiredError
 */
export function requireAll(viewer: Permitted, permissions: readonly Permission[]): void {
  const missing = permissions.filter((permission) => !can(viewer, permission));
  if (missing.length > 0) throw new PermissionRequiredError(missing);
}

/** A role as the audit log has it. */
function auditedRole({ name, permissions }: Pick<RoleDefinition, 'name' | 'permissions'>) {
  return { name, permissions: permissions.join(', ') };
}

/** The name of a role in the audit log; USER is a shopper. */
export function auditedRoleName(role: Pick<RoleDefinition, 'builtIn' | 'name'> | null): string {
  return role === null ? 'USER' : (role.builtIn ?? role.name);
}

/** Each permission once, in the order of the table. */
function sortedPermissions(permissions: readonly Permission[]): Permission[] {
  return PERMISSIONS.filter((permission) => permissions.includes(permission));
}

/**
 * Locks roles until the transaction ends, and reads them: `SHARE` keeps their permissions, `UPDATE` also prevents their assignment to
 * users.
 */
export async function lockRoleDefinitions(tx: Transaction, ids: readonly string[], strength: 'SHARE' | 'UPDATE') {
  await tx.$queryRaw`
    SELECT id FROM role_definitions WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR ${Prisma.raw(strength)}`; // one of the two words
  const roles = await tx.roleDefinition.findMany({ where: { id: { in: [...ids] } } });
  return new Map(roles.map((role) => [role.id, role]));
}

/** Creates a role. @throws PermissionRequiredError, RoleNameTakenError, TooManyRolesError */
export async function createRoleDefinition(
  viewer: Viewer,
  { name, permissions }: { name: string; permissions: readonly Permission[] },
): Promise<{ roleDefinitionId: string }> {
  requirePermission(viewer, 'STAFF');
  requireAll(viewer, permissions);
  const role = { name, permissions: sortedPermissions(permissions) };
  return transactionWithUnique(new RoleNameTakenError(), async (tx) => {
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
}

/**
 * Replaces the name and the permissions of a role. They count for all requests of its members that begin after the commit.
 * @throws RoleDefinitionNotFoundError, BuiltInRoleError, PermissionRequiredError, RoleNameTakenError
 */
export async function updateRoleDefinition(
  viewer: Viewer,
  {
    roleDefinitionId,
    name,
    permissions,
  }: { roleDefinitionId: string; name: string; permissions: readonly Permission[] },
): Promise<{ roleDefinitionId: string }> {
  requirePermission(viewer, 'STAFF');
  const data = { name, permissions: sortedPermissions(permissions) };
  return transactionWithUnique(new RoleNameTakenError(), async (tx) => {
    const role = (await lockRoleDefinitions(tx, [roleDefinitionId], 'UPDATE')).get(roleDefinitionId);
    if (!role) throw new RoleDefinitionNotFoundError();
    if (role.builtIn === 'ADMIN') throw new BuiltInRoleError('Admins can do everything, so this role can’t be changed');
    if (role.builtIn !== null && role.name !== name) throw new BuiltInRoleError('This role can’t be renamed');
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
}

/** The deletion of a role, whose members get another role, or none, which makes them shoppers. */
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
    if (replacement?.builtIn === 'ADMIN') throw new AdminRoleError('The admin role can’t be assigned here');
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
