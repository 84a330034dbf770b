import { z } from 'zod';
import { db } from '../../platform/db/client.ts';
import type { Role } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionQuery, toConnection } from '../../platform/graphql/connection.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { scopesOf } from '../../platform/graphql/scopes.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { requireSession, requireViewer } from '../../platform/core/viewer.ts';
import { AdminRoleError, UserNotFoundError } from '../../shop/identity/identityErrors.ts';
import { requireRecentAuthentication } from '../../shop/identity/authentication/requireRecentAuthentication.ts';
import { ReauthenticationRequiredError } from '../../shop/identity/twoFactor/twoFactorErrors.ts';
import { emailShape } from '../../shop/identity/identityShapes.ts';
import { RoleDefinitionRef } from './roles/roleDefinition.schema.ts';
import { PermissionRequiredError, RoleDefinitionNotFoundError } from './roles/roleErrors.ts';
import { RoleRef } from '../../shop/identity/user.schema.ts';
import { IS_STAFF, STAFF_KEYS, staffKeys, staffPage } from './staffPage.ts';
import { assignRole } from './assignRole.ts';

const StaffRoleRef = builder.enumType('StaffRole', {
  description: 'A role that `staffMemberUpdateRole` can give to a user.',
  values: {
    USER: { description: 'A shopper, who is no member of staff.' },
    PICKER: { description: 'Packs orders.' },
    RIDER: { description: 'Delivers orders.' },
  } satisfies Record<Exclude<Role, 'ADMIN'>, object>,
});

/** A member of staff: the row of the user, as those see it who have the permission `STAFF`. */
export const StaffMemberRef = builder.prismaNode('User', {
  variant: 'StaffMember',
  description: 'A member of staff.',
  id: { field: 'id', description: 'The public id, `staff_…`.' },
  nullable: true,
  authScopes: { staff: true },
  select: { id: true },
  findUnique: (id, context) => ({ id, AND: scopesOf(context).staff ? IS_STAFF : { id: NIL_UUID } }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the account.' }),
    email: t.exposeString('email', { description: 'The e-mail address of the account, in lower case.' }),
    role: t.expose('role', { type: RoleRef, description: 'The role, of those that the shop came with.' }),
    roleDefinition: t.relation('roleDefinition', {
      nullable: true,
      description: 'The role with its permissions; null for a user who became a shopper.',
    }),
    isSuspended: t.boolean({
      description: 'Whether the account is suspended.',
      select: { status: true },
      resolve: ({ status }) => status === 'SUSPENDED',
    }),
    hasTwoFactor: t.boolean({
      description: 'Whether the account has a second factor.',
      select: { twoFactorEnabledAt: true },
      resolve: ({ twoFactorEnabledAt }) => twoFactorEnabledAt !== null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the registration.' }),
  }),
});

builder.queryField('staff', (t) =>
  t.connection(
    {
      type: StaffMemberRef,
      nullable: true,
      description: 'The members of staff, by role and name. Needs the permission `STAFF`.',
      authScopes: { staff: true },
      resolve: async (_root, args, context, info) => {
        requirePermission(requireViewer(context.authentication), 'STAFF');
        const query = connectionQuery({ context, info, typeName: 'StaffMember' }, STAFF_KEYS);
        const rows = await db.user.findMany({ ...query, ...staffPage(args) });
        return toConnection(rows, args, {
          keysOf: staffKeys,
          nodeOf: (member) => member,
          totalCount: () => db.user.count({ where: IS_STAFF }),
        });
      },
    },
    { name: 'StaffMemberConnection', description: 'A list of members of staff.' },
    { name: 'StaffMemberEdge', description: 'A member of staff in a list.' },
  ),
);

const assignmentPayload = (name: string) =>
  builder.objectRef<{ userId: string }>(name).implement({
    description: 'The user has the role.',
    fields: (t) => ({
      staffMember: t.prismaField({
        type: StaffMemberRef,
        description: 'The user with the new role. A user who became a shopper is no longer listed in `staff`.',
        resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });

const StaffMemberAssignRolePayload = assignmentPayload('StaffMemberAssignRolePayload');
const StaffMemberUpdateRolePayload = assignmentPayload('StaffMemberUpdateRolePayload');

builder.mutationFields((t) => ({
  staffMemberAssignRole: t.fieldWithInput({
    description:
      'Gives a user a role, or makes them a shopper. Fails for a user whose e-mail address is not verified, for admins and the admin role, and with `PermissionRequiredError` when the former or the new role has a permission that the viewer lacks. Needs a session. Needs the permission `STAFF`.',
    type: StaffMemberAssignRolePayload,
    authScopes: { staffSessionOnly: true },
    errors: {
      types: [
        InvalidInputError,
        UserNotFoundError,
        AdminRoleError,
        RoleDefinitionNotFoundError,
        PermissionRequiredError,
        ReauthenticationRequiredError,
      ],
    },
    typeOptions: { validate: z.looseObject({ email: emailShape }) },
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address of the account.' }),
      roleDefinitionId: t.input.globalID({
        for: RoleDefinitionRef,
        description: 'The public id of the role; null makes the user a shopper.',
      }),
    },
    resolve: async (_root, { input: { email, roleDefinitionId } }, context) => {
      await requireRecentAuthentication(context, new Date());
      const viewer = requireSession(context.authentication);
      return assignRole(viewer, { email, roleDefinitionId: roleDefinitionId?.id ?? null });
    },
  }),
  staffMemberUpdateRole: t.fieldWithInput({
    description:
      'Makes a user a picker, a rider or a shopper, as `staffMemberAssignRole` does. Needs a session. Needs the permission `STAFF`.',
    deprecationReason: 'Use `staffMemberAssignRole`, which knows all roles.',
    type: StaffMemberUpdateRolePayload,
    authScopes: { staffSessionOnly: true },
    errors: {
      types: [
        InvalidInputError,
        UserNotFoundError,
        AdminRoleError,
        PermissionRequiredError,
        ReauthenticationRequiredError,
      ],
    },
    typeOptions: { validate: z.looseObject({ email: emailShape }) },
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address of the account.' }),
      role: t.input.field({ type: StaffRoleRef, required: true, description: 'The new role.' }),
    },
    resolve: async (_root, { input: { email, role } }, context) => {
      await requireRecentAuthentication(context, new Date());
      const definition = await db.roleDefinition.findUnique({ where: { builtIn: role }, select: { id: true } });
      const viewer = requireSession(context.authentication);
      return assignRole(viewer, { email, roleDefinitionId: definition?.id ?? null });
    },
  }),
}));
