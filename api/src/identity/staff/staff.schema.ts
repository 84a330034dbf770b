import { z } from 'zod';
import { db } from '../../db/client.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionQuery } from '../../graphql/connectionQuery.ts';
import { toConnection } from '../../graphql/connection.ts';
import { NIL_UUID } from '../../core/nilUuid.ts';
import { scopesOf } from '../../graphql/scopes.ts';
import { InvalidInputError } from '../../core/userError.ts';
import { requireAdmin, requireSession, requireViewer } from '../../core/viewer.ts';
import { AdminRoleError, UserNotFoundError } from '../identityErrors.ts';
import { requireRecentAuthentication } from '../authentication/requireRecentAuthentication.ts';
import { ReauthenticationRequiredError } from '../twoFactor/twoFactorErrors.ts';
import { emailShape } from '../identityShapes.ts';
import { RoleRef } from '../user.schema.ts';
import { IS_STAFF, STAFF_KEYS, staffKeys, staffPage } from './staffPage.ts';
import { updateStaffRole, type StaffRole } from './updateStaffRole.ts';

const StaffRoleRef = builder.enumType('StaffRole', {
  description: 'A role that an admin can give to a user.',
  values: {
    USER: { description: 'A shopper, who is no member of staff.' },
    PICKER: { description: 'Packs orders.' },
    RIDER: { description: 'Delivers orders.' },
  } satisfies Record<StaffRole, object>,
});

/** A member of staff: the row of the user, as admins see it. */
export const StaffMemberRef = builder.prismaNode('User', {
  variant: 'StaffMember',
  description: 'A member of staff. Only admins can read it.',
  id: { field: 'id', description: 'The public id, `staff_…`.' },
  nullable: true,
  authScopes: { admin: true },
  select: { id: true },
  findUnique: (id, context) => ({ id, AND: scopesOf(context).admin ? IS_STAFF : { id: NIL_UUID } }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the account.' }),
    email: t.exposeString('email', { description: 'The e-mail address of the account, in lower case.' }),
    role: t.expose('role', { type: RoleRef, description: 'The role, which decides what the user may do.' }),
    isSuspended: t.boolean({
      description: 'Whether an admin has suspended the account.',
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
      description: 'The admins, pickers and riders, by role and name. Admins only.',
      authScopes: { admin: true },
      resolve: async (_root, args, context, info) => {
        requireAdmin(requireViewer(context.authentication));
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

const StaffMemberUpdateRolePayload = builder.objectRef<{ userId: string }>('StaffMemberUpdateRolePayload').implement({
  description: 'The user has the role.',
  fields: (t) => ({
    staffMember: t.prismaField({
      type: StaffMemberRef,
      description: 'The user with the new role. A user with the role USER is no longer listed in `staff`.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('staffMemberUpdateRole', (t) =>
  t.fieldWithInput({
    description:
      'Makes a user a picker, a rider or a shopper. Fails for a user whose e-mail address is not verified, and for admins: this mutation neither gives nor takes the admin role. Needs a session. Admins only.',
    type: StaffMemberUpdateRolePayload,
    authScopes: { adminSessionOnly: true },
    errors: { types: [InvalidInputError, UserNotFoundError, AdminRoleError, ReauthenticationRequiredError] },
    typeOptions: { validate: z.looseObject({ email: emailShape }) },
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address of the account.' }),
      role: t.input.field({ type: StaffRoleRef, required: true, description: 'The new role.' }),
    },
    resolve: async (_root, { input }, context) => {
      await requireRecentAuthentication(context, new Date());
      return updateStaffRole(requireSession(context.authentication), input);
    },
  }),
);
