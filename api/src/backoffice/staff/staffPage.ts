import { z } from 'zod';
import { Role, type Prisma, type User } from '../../platform/db/generated/client.ts';
import { decodeCursor, readPage, type PageArgs } from '../../platform/core/page.ts';

export const STAFF_KEYS = { role: true, name: true, id: true } as const;

export const IS_STAFF = {
  roleDefinitionId: { not: null },
  status: { not: 'INACTIVE' },
} as const satisfies Prisma.UserWhereInput;

type StaffKeys = Pick<User, keyof typeof STAFF_KEYS>;

const staffCursor = z.tuple([z.enum(Role), z.string(), z.uuid()]);
const ROLES = Object.values(Role); // in the order of the database's enum, which it sorts by

export function staffKeys({ role, name, id }: StaffKeys): string[] {
  return [role, name, id];
}

/** Prisma's `where`, `orderBy` and `take` for one page of the staff, by role and name. */
export function staffPage(args: PageArgs) {
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
