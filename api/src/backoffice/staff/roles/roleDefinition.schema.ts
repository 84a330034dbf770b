import { z } from 'zod';
import { builder } from '../../../platform/graphql/builder.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { PERMISSIONS, ALLOWED_BY } from '@kirana/shared/permissions.ts';
import { userErrorType } from '../../../platform/graphql/userErrorType.schema.ts';
import { viewerOrNull, requireViewer, requireSession } from '../../../platform/core/viewer.ts';
import { UserRef, RoleRef } from '../../../shop/identity/user.schema.ts';
import {
  PermissionRequiredError,
  MAX_ROLE_DEFINITIONS,
  createRoleDefinition,
  deleteRoleDefinition,
  BuiltInRoleError,
  RoleDefinitionNotFoundError,
  RoleInUseError,
  RoleNameTakenError,
  TooManyRolesError,
  updateRoleDefinition,
} from './roleDefinitions.ts';
import { db } from '../../../platform/db/client.ts';
import { staffNode } from '../../../platform/graphql/staffNode.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireRecentAuthentication } from '../../../shop/identity/authentication/reauthenticate.ts';
import { AdminRoleError, ReauthenticationRequiredError } from '../../../shop/identity/identityErrors.ts';

const PermissionRef = builder.enumType('Permission', {
  description: 'What a member of staff may do.',
  values: ALLOWED_BY,
});

userErrorType(PermissionRequiredError, (t) => ({
  permissions: t.expose('permissions', { type: [PermissionRef], description: 'Those that the viewer lacks.' }),
}));

builder.prismaObjectFields(UserRef, (t) => ({
  permissions: t.field({
    type: [PermissionRef],
    description: 'None for shoppers, and while a required second factor is missing.',
    select: { id: true },
    resolve: ({ id }, _args, { authentication }) => {
      const viewer = viewerOrNull(authentication);
      return viewer?.userId === id ? viewer.permissions : []; // only its owner reads an account
    },
  }),
}));

export const RoleDefinitionRef = builder.prismaNode('RoleDefinition', {
  description: 'A role of staff.',
  ...staffNode('staff', 'The public id, `role_…`.'),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    builtIn: t.expose('builtIn', { type: RoleRef, nullable: true, description: 'Null for a role of the shop’s own.' }),
    permissions: t.expose('permissions', { type: [PermissionRef], description: 'The role `ADMIN` has all.' }),
    memberCount: t.relationCount('members', { description: 'The number of its members.' }),
  }),
});

builder.queryField('roleDefinitions', (t) =>
  t.prismaField({
    type: [RoleDefinitionRef],
    nullable: true,
    description: `Built-in roles, then others by name; at most ${MAX_ROLE_DEFINITIONS}. Needs the permission \`STAFF\`.`,
    authScopes: { staff: true },
    resolve: (query, _root, _args, { authentication }) => {
      requirePermission(requireViewer(authentication), 'STAFF');
      return db.roleDefinition.findMany({
        ...query,
        orderBy: [{ builtIn: { sort: 'asc', nulls: 'last' } }, { name: 'asc' }],
      });
    },
  }),
);

const role = payloadFields('RoleDefinition', 'roleDefinitionId', (query) => db.roleDefinition.findUniqueOrThrow(query));
const rolePayload = role.rowPayload('roleDefinition', RoleDefinitionRef, 'The role.');

const roleShape = z.looseObject({
  name: textShape('Name', 40, 'Enter a name'),
  permissions: z.array(z.enum(PERMISSIONS)).min(1, 'Choose at least one permission').max(PERMISSIONS.length),
});

builder.mutationFields((t) => {
  const fields = {
    name: t.input.string({ required: true, description: '1 to 40 characters, unique.' }),
    permissions: t.input.field({
      type: [PermissionRef],
      required: true,
      description: 'At least one, and none that the viewer lacks.',
    }),
  };
  const id = t.input.globalID({ for: RoleDefinitionRef, required: true, description: 'The role.' });
  return {
    roleDefinitionCreate: t.fieldWithInput({
      description: 'Needs a session. Needs the permission `STAFF`.',
      type: rolePayload('RoleDefinitionCreatePayload', 'The role is created.'),
      authScopes: { staffSessionOnly: true },
      errors: {
        types: [
          InvalidInputError,
          PermissionRequiredError,
          RoleNameTakenError,
          TooManyRolesError,
          ReauthenticationRequiredError,
        ],
      },
      typeOptions: { validate: roleShape },
      input: fields,
      resolve: async (_root, { input }, context) => {
        await requireRecentAuthentication(context, new Date());
        return createRoleDefinition(requireSession(context.authentication), input);
      },
    }),
    roleDefinitionUpdate: t.fieldWithInput({
      description:
        'Replaces the name and the permissions of a role, at once also for open sessions and API tokens. The role `ADMIN` and the names of built-in roles do not change. Needs a session. Needs the permission `STAFF`.',
      type: rolePayload('RoleDefinitionUpdatePayload', 'The role is changed.'),
      authScopes: { staffSessionOnly: true },
      errors: {
        types: [
          InvalidInputError,
          RoleDefinitionNotFoundError,
          BuiltInRoleError,
          PermissionRequiredError,
          RoleNameTakenError,
          ReauthenticationRequiredError,
        ],
      },
      typeOptions: { validate: roleShape },
      input: { id, ...fields },
      resolve: async (_root, { input }, context) => {
        await requireRecentAuthentication(context, new Date());
        const viewer = requireSession(context.authentication);
        return updateRoleDefinition(viewer, { ...input, roleDefinitionId: input.id.id });
      },
    }),
    roleDefinitionDelete: t.fieldWithInput({
      description:
        'Deletes a role of the shop’s own. If it has members, the input must say what they become. Needs a session. Needs the permission `STAFF`.',
      type: role.deletePayload('The role is deleted.', 'The role.'),
      authScopes: { staffSessionOnly: true },
      errors: {
        types: [
          InvalidInputError,
          RoleDefinitionNotFoundError,
          BuiltInRoleError,
          AdminRoleError,
          RoleInUseError,
          PermissionRequiredError,
          ReauthenticationRequiredError,
        ],
      },
      input: {
        id,
        replacementId: t.input.globalID({
          for: RoleDefinitionRef,
          description: 'The role that its members get; not `ADMIN`.',
        }),
        makesMembersShoppers: t.input.boolean({
          description: 'Its members become shoppers, without a second factor. Not with `replacementId`.',
        }),
      },
      resolve: async (_root, { input }, context) => {
        const { replacementId, makesMembersShoppers } = input;
        if (replacementId && makesMembersShoppers) {
          throw new InvalidInputError([{ path: 'replacementId', message: 'Choose a role, or none' }]);
        }
        await requireRecentAuthentication(context, new Date());
        const others = makesMembersShoppers ? 'SHOPPERS' : null;
        return deleteRoleDefinition(requireSession(context.authentication), {
          roleDefinitionId: input.id.id,
          membersBecome: replacementId ? { roleDefinitionId: replacementId.id } : others,
        });
      },
    }),
  };
});
