import { ErrorInterface } from '../../../platform/graphql/base.schema.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { PermissionRef } from './permission.schema.ts';
import {
  BuiltInRoleError,
  PermissionRequiredError,
  RoleDefinitionNotFoundError,
  RoleInUseError,
  RoleNameTakenError,
  TooManyRolesError,
} from './roleErrors.ts';

builder.objectType(PermissionRequiredError, {
  name: 'PermissionRequiredError',
  description: 'The change gives a permission that the viewer lacks, or concerns a role or a person with one.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    permissions: t.expose('permissions', {
      type: [PermissionRef],
      description: 'The permissions that the viewer lacks.',
    }),
  }),
});

builder.objectType(RoleDefinitionNotFoundError, {
  name: 'RoleDefinitionNotFoundError',
  description: 'The role does not exist, or is the deleted role itself.',
  interfaces: [ErrorInterface],
});

builder.objectType(RoleNameTakenError, {
  name: 'RoleNameTakenError',
  description: 'Another role has this name.',
  interfaces: [ErrorInterface],
});

builder.objectType(BuiltInRoleError, {
  name: 'BuiltInRoleError',
  description: 'The role came with the shop: `ADMIN` does not change, and no other is renamed or deleted.',
  interfaces: [ErrorInterface],
});

builder.objectType(RoleInUseError, {
  name: 'RoleInUseError',
  description: 'The role has members, and the request does not say what becomes of them.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ memberCount: t.exposeInt('memberCount', { description: 'The number of members.' }) }),
});

builder.objectType(TooManyRolesError, {
  name: 'TooManyRolesError',
  description: 'The shop has the largest number of roles.',
  interfaces: [ErrorInterface],
});
