import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionQuery, toConnection } from '../../platform/graphql/connection.ts';
import { NIL_UUID } from '../../platform/core/uuids.ts';
import { scopesOf } from '../../platform/graphql/scopes.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { RoleRef } from '../../shop/identity/user.schema.ts';
import { z } from 'zod';
import { Role, type Prisma, type User } from '../../platform/db/generated/client.ts';
import { decodeCursor, readPage, type PageArgs } from '../../platform/core/page.ts';

const STAFF_KEYS = { role: true, name: true, id: true } as const;

const IS_STAFF = {
  roleDefinitionId: { not: null },
  status: { not: 'INACTIVE' },
} as const satisfies Prisma.UserWhereInput;

type StaffKeys = Pick<User, keyof typeof STAFF_KEYS>;

const staffCursor = z.tuple([z.enum(Role), z.string(), z.uuid()]);
const ROLES = Object.values(Role); // in the order of the database's enum, which it sorts by

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

function staffKeys({ role, name, id }: StaffKeys): string[] {
  return [role, name, id];
}

/** Prisma's `where`, `orderBy` and `take` for one page of the staff, by role and name. */
function staffPage(args: PageArgs) {
  const page = readPage(args);
  const bounds: Prisma.UserWhereInput[] = [];
  if (page.after !== null) bounds.push(beyond(page.after, 'gt', ROLES));
  if (page.before !== null) bounds.push(beyond(page.before, 'lt', ROLES.toReversed()));
  const order = page.isBackward ? ('desc' as const) : ('asc' as const);
  return {
    where: { AND: [IS_STAFF, ...bounds] },
    orderBy: [{ role: order }, { name: order }, { id: order }],
    take: page.size + 1,
  };
}

/** The users beyond a cursor; `roles` in the direction of reading. */
function beyond(cursor: string, bound: 'gt' | 'lt', roles: readonly Role[]): Prisma.UserWhereInput {
  const [role, name, id] = decodeCursor(cursor, staffCursor);
  return {
    OR: [
      { role: { in: roles.slice(roles.indexOf(role) + 1) } },
      { role, name: { [bound]: name } },
      { role, name, id: { [bound]: id } },
    ],
  };
}
