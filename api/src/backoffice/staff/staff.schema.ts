import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionQuery, toConnection } from '../../platform/graphql/connection.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { scopesOf } from '../../platform/graphql/scopes.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { RoleRef } from '../../shop/identity/user.schema.ts';
import { IS_STAFF, STAFF_KEYS, staffKeys, staffPage } from './staffPage.ts';

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
    name: t.exposeString('name', { description: 'The name.' }),
    email: t.exposeString('email', { description: 'In lower case.' }),
    role: t.expose('role', { type: RoleRef, description: 'The built-in role.' }),
    roleDefinition: t.relation('roleDefinition', {
      nullable: true,
      description: 'Null for a user who became a shopper.',
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
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was created.' }),
  }),
});

builder.queryField('staff', (t) =>
  t.connection(
    {
      type: StaffMemberRef,
      nullable: true,
      description: 'By role and name. Needs the permission `STAFF`.',
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
