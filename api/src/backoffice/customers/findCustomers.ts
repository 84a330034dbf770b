import { z } from 'zod';
import { phoneDigits } from '../../platform/core/phoneDigits.ts';
import { cleanText } from '../../platform/core/text/textShape.ts';
import { cursorBounds, escapeLike, limitTo } from '../../platform/db/keysetSql.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { db } from '../../platform/db/client.ts';
import { decodeCursor, readPage, type Page, type PageArgs } from '../../platform/core/page.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';

const MOBILE_DIGITS = 10;

export interface CustomerFilter {
  /** From cash on delivery, or from logging in. */
  isBlocked?: boolean | null | undefined;
  hasNotes?: boolean | null | undefined;
}

const BLOCKED = Prisma.sql`
  SELECT user_id FROM user_blocks WHERE lifted_at IS NULL UNION SELECT id FROM users WHERE status = 'SUSPENDED'`;

/** The condition of the accounts that are customers, by the alias `customer`: all but deleted ones. */
const IS_CUSTOMER = Prisma.sql`customer.status <> 'INACTIVE'`;

/**
 * The condition of the customers, by the alias `customer`, that a search and a filter select. The search finds a part of the name, of the e-mail address, or of a
 * mobile number of the account or of its addresses, with or without India's prefix and however it is spaced.
 */
export function customerConditions({ search, filter }: { search: string; filter: CustomerFilter }): Prisma.Sql {
  return Prisma.join([IS_CUSTOMER, ...searchCondition(cleanText(search).trim()), ...filterConditions(filter)], ' AND ');
}

function filterConditions({ isBlocked, hasNotes }: CustomerFilter): Prisma.Sql[] {
  const within = (isWithin: boolean, ids: Prisma.Sql) =>
    Prisma.sql`customer.id ${isWithin ? Prisma.sql`IN` : Prisma.sql`NOT IN`} (${ids})`;
  return [
    ...(isBlocked == null ? [] : [within(isBlocked, BLOCKED)]),
    ...(hasNotes == null ? [] : [within(hasNotes, Prisma.sql`SELECT user_id FROM customer_notes`)]),
  ];
}

function searchCondition(text: string): Prisma.Sql[] {
  if (text === '') return [];
  const digits = phoneDigits(text)?.slice(-MOBILE_DIGITS);
  if (digits === undefined) {
    const pattern = `%${escapeLike(text)}%`;
    return [Prisma.sql`(customer.name ILIKE ${pattern} OR customer.email ILIKE ${pattern})`];
  }
  const pattern = `%${digits}%`;
  return [
    Prisma.sql`customer.id IN (
      SELECT id FROM users WHERE ${lastDigits(Prisma.sql`mobile`)} LIKE ${pattern}
      UNION
      SELECT user_id FROM addresses WHERE is_active AND ${lastDigits(Prisma.sql`mobile`)} LIKE ${pattern})`,
  ];
}

/** The expression of the indexes. */
function lastDigits(mobile: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`right(regexp_replace(${mobile}, '\\D', '', 'g'), 10)`;
}

export type CustomerSort = 'NEWEST' | 'MOST_SPENT' | 'MOST_ORDERS' | 'LAST_ORDER';

/** What a list of customers is restricted to, and its order. */
export interface CustomerSelection {
  search: string;
  filter: CustomerFilter;
  sort: CustomerSort;
}

/** The sort keys by the expressions of their indexes; text in cursors, because amounts are larger than JSON's numbers may be. */
const KEYS: Record<
  Exclude<CustomerSort, 'NEWEST'>,
  { value: Prisma.Sql; type: Prisma.Sql; shape: z.ZodType<string> }
> = {
  MOST_SPENT: {
    value: Prisma.sql`customer.amount_spent_paise`,
    type: Prisma.sql`bigint`,
    shape: z.string().regex(/^-?\d{1,18}$/),
  },
  MOST_ORDERS: {
    value: Prisma.sql`customer.number_of_orders`,
    type: Prisma.sql`int`,
    shape: z.string().regex(/^\d{1,9}$/),
  },
  LAST_ORDER: {
    value: Prisma.sql`COALESCE(customer.last_order_at, TIMESTAMPTZ 'epoch')`,
    type: Prisma.sql`timestamptz`,
    shape: z.iso.datetime(),
  },
};

const idCursor = z.tuple([z.uuid()]);

/**
 * Finds a page of the customers that match, the highest sort key first, and one more to know whether another page follows. `value` is the
 * sort key before the id, null when the list is sorted by id alone.
 */
export async function findCustomers(viewer: Viewer, selection: CustomerSelection, args: PageArgs) {
  requirePermission(viewer, 'CUSTOMERS');
  const page = readPage(args);
  const key = selection.sort === 'NEWEST' ? null : KEYS[selection.sort];
  const direction = page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const rows = await db.$queryRaw<{ id: string; value: number | bigint | Date | null }[]>`
    SELECT customer.id::text, ${key?.value ?? Prisma.sql`NULL::int`} AS value
    FROM users customer WHERE ${customerConditions(selection)} ${boundsOf(page, selection.sort)}
    ORDER BY ${key ? Prisma.sql`${key.value} ${direction},` : Prisma.empty} customer.id ${direction} ${limitTo(page.size + 1)}`;
  return rows.map(({ id, value }) => ({
    id,
    value: value instanceof Date ? value.toISOString() : (value?.toString() ?? null),
  }));
}

export async function countCustomers(viewer: Viewer, selection: Omit<CustomerSelection, 'sort'>): Promise<number> {
  requirePermission(viewer, 'CUSTOMERS');
  const [row] = await db.$queryRaw<[{ count: bigint }]>`
    SELECT count(*) FROM users customer WHERE ${customerConditions(selection)}`;
  return Number(row.count);
}

/** The conditions of the cursors, with AND before each one. */
function boundsOf(page: Page, sort: CustomerSort): Prisma.Sql {
  return cursorBounds(page, 'desc', (cursor, than) => {
    if (sort === 'NEWEST') return Prisma.sql`AND customer.id ${than} ${decodeCursor(cursor, idCursor)[0]}::uuid`;
    const { value, type, shape } = KEYS[sort];
    const [key, id] = decodeCursor(cursor, z.tuple([shape, z.uuid()]));
    return Prisma.sql`AND (${value}, customer.id) ${than} (${key}::text::${type}, ${id}::uuid)`;
  });
}
