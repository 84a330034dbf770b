import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { PERMISSIONS } from '../../../platform/core/permissions.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireSession } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { requireRecentAuthentication } from '../../../shop/identity/authentication/reauthenticate.ts';
import { AdminRoleError, ReauthenticationRequiredError } from '../../../shop/identity/identityErrors.ts';
import { createRoleDefinition } from './createRoleDefinition.ts';
import { deleteRoleDefinition } from './deleteRoleDefinition.ts';
import { PermissionRef } from './permission.schema.ts';
import { RoleDefinitionRef } from './roleDefinition.schema.ts';
import {
  BuiltInRoleError,
  PermissionRequiredError,
  RoleDefinitionNotFoundError,
  RoleInUseError,
  RoleNameTakenError,
  TooManyRolesError,
} from './roleErrors.ts';
import { updateRoleDefinition } from './updateRoleDefinition.ts';

const rolePayload = (name: string, description: string) =>
  builder.objectRef<{ roleDefinitionId: string }>(name).implement({
    description,
    fields: (t) => ({
      roleDefinition: t.prismaField({
        type: RoleDefinitionRef,
        description: 'The role as it is now.',
        resolve: (query, { roleDefinitionId }) =>
          db.roleDefinition.findUniqueOrThrow({ ...query, where: { id: roleDefinitionId } }),
      }),
    }),
  });

const RoleDefinitionCreatePayload = rolePayload('RoleDefinitionCreatePayload', 'The role is created.');
const RoleDefinitionUpdatePayload = rolePayload('RoleDefinitionUpdatePayload', 'The role is changed.');

const RoleDefinitionDeletePayload = builder
  .objectRef<{ roleDefinitionId: string }>('RoleDefinitionDeletePayload')
  .implement({
    description: 'The role is deleted.',
    fields: (t) => ({
      deletedRoleDefinitionId: t.id({
        description: 'The public id of the deleted role.',
        resolve: ({ roleDefinitionId }) => encodeId('RoleDefinition', roleDefinitionId),
      }),
    }),
  });

const roleShape = z.looseObject({
  name: textShape('Name', 40, 'Enter a name'),
  permissions: z.array(z.enum(PERMISSIONS)).min(1, 'Choose at least one permission').max(PERMISSIONS.length),
});

builder.mutationFields((t) => {
  const fields = {
    name: t.input.string({ required: true, description: 'The name, 1 to 40 characters; no other role has it.' }),
    permissions: t.input.field({
      type: [PermissionRef],
      required: true,
      description: 'What its members may do; at least one permission, and none that the viewer lacks.',
    }),
  };
  const id = t.input.globalID({ for: RoleDefinitionRef, required: true, description: 'The public id of the role.' });
  return {
    roleDefinitionCreate: t.fieldWithInput({
      description:
        'Creates a role. Fails with `PermissionRequiredError` for a permission that the viewer lacks. Needs a session. Needs the permission `STAFF`.',
      type: RoleDefinitionCreatePayload,
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
        'Replaces the name and the permissions of a role; they apply to open sessions and API tokens of its members at once. Fails for the role `ADMIN`, for another name of a role that the shop came with, and with `PermissionRequiredError` when the role has or gets a permission that the viewer lacks. Needs a session. Needs the permission `STAFF`.',
      type: RoleDefinitionUpdatePayload,
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
        const { name, permissions } = input;
        return updateRoleDefinition(requireSession(context.authentication), {
          roleDefinitionId: input.id.id,
          name,
          permissions,
        });
      },
    }),
    roleDefinitionDelete: t.fieldWithInput({
      description:
        'Deletes a role of the shop’s own. A role with members is deleted only when the input says what becomes of them: another role, or shoppers. Fails with `PermissionRequiredError` when one of the two roles has a permission that the viewer lacks. Needs a session. Needs the permission `STAFF`.',
      type: RoleDefinitionDeletePayload,
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
          description: 'The role that its members get; not the admin’s.',
        }),
        makesMembersShoppers: t.input.boolean({
          description: 'True: its members become shoppers, who lose their second factor. Not with `replacementId`.',
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
