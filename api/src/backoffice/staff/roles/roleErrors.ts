import type { Permission } from '../../../platform/core/permissions.ts';
import { UserError } from '../../../platform/core/errors/userError.ts';

/** The change gives a permission that the viewer lacks, or concerns a role or a person with one. */
export class PermissionRequiredError extends UserError {
  /** The permissions that the viewer lacks. */
  readonly permissions: Permission[];

  constructor(permissions: Permission[]) {
    super('This needs permissions that you don’t have yourself');
    this.name = 'PermissionRequiredError';
    this.permissions = permissions;
  }
}

/** No role has the id. */
export class RoleDefinitionNotFoundError extends UserError {
  constructor() {
    super('This role doesn’t exist any more');
    this.name = 'RoleDefinitionNotFoundError';
  }
}

/** Another role has the name. */
export class RoleNameTakenError extends UserError {
  constructor() {
    super('There is already a role with this name');
    this.name = 'RoleNameTakenError';
  }
}

/** The role came with the shop: the admin's does not change, and no other is renamed or deleted. */
export class BuiltInRoleError extends UserError {
  constructor(message: string) {
    super(message);
    this.name = 'BuiltInRoleError';
  }
}

/** The role has members, and the request does not say what becomes of them. */
export class RoleInUseError extends UserError {
  readonly memberCount: number;

  constructor(memberCount: number) {
    super(`${memberCount} ${memberCount === 1 ? 'person has' : 'people have'} this role`);
    this.name = 'RoleInUseError';
    this.memberCount = memberCount;
  }
}

/** The largest number of roles. */
export const MAX_ROLE_DEFINITIONS = 50;

/** The shop has the largest number of roles. */
export class TooManyRolesError extends UserError {
  constructor() {
    super(`There can be at most ${MAX_ROLE_DEFINITIONS} roles`);
    this.name = 'TooManyRolesError';
  }
}
