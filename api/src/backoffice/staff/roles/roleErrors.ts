import type { Permission } from '../../../platform/core/permissions.ts';
import { defineUserError } from '../../../platform/core/errors/userError.ts';

export class PermissionRequiredError extends defineUserError({
  description: 'The change gives a permission that the viewer lacks, or concerns a role or a person with one.',
}) {
  /** The permissions that the viewer lacks. */
  readonly permissions: Permission[];

  constructor(permissions: Permission[]) {
    super('This needs permissions that you don’t have yourself');
    this.permissions = permissions;
  }
}

export class RoleDefinitionNotFoundError extends defineUserError({
  description: 'The role does not exist, or is the deleted role itself.',
  message: 'This role doesn’t exist any more',
}) {}

export class RoleNameTakenError extends defineUserError({
  description: 'Another role has this name.',
  message: 'There is already a role with this name',
}) {}

export class BuiltInRoleError extends defineUserError({
  description: 'The role came with the shop: `ADMIN` does not change, and no other is renamed or deleted.',
}) {}

export class RoleInUseError extends defineUserError({
  description: 'The role has members, and the request does not say what becomes of them.',
  fields: { memberCount: { type: 'Int', description: 'The number of members.' } },
}) {
  constructor(memberCount: number) {
    super(`${memberCount} ${memberCount === 1 ? 'person has' : 'people have'} this role`, { memberCount });
  }
}

/** The largest number of roles. */
export const MAX_ROLE_DEFINITIONS = 50;

export class TooManyRolesError extends defineUserError({
  description: 'The shop has the largest number of roles.',
  message: `There can be at most ${MAX_ROLE_DEFINITIONS} roles`,
}) {}
