import { phoneDigits } from '../../platform/core/phoneDigits.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { escapeLike } from '../../platform/db/keysetSql.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { findCustomers } from '../customers/findCustomers.ts';

export const MAX_HITS = 5;

/** The fewest digits that a search looks for in mobile numbers; fewer are in most of them. */
const MIN_MOBILE_DIGITS = 4;

const MAX_NUMBER = 2_147_483_647;
/** What a trigram index can find in the middle of a text; shorter ones are found at the beginning of a word. */
const TRIGRAM = 3;

/**
 * Finds the ids of orders by their number, the end of it, a part of the mobile number or of the recipient's name, the best first and then the
 * newest. Each way to find some has its own index and limit. @throws ForbiddenError
 */
export async function searchOrders(viewer: Viewer, text: string): Promise<string[]> {
  requirePermission(viewer, 'ORDERS', 'REFUNDS');
  const conditions = conditionsOf(text);
  if (conditions.length === 0) return [];
  const found = conditions.map(
    (condition, rank) =>
      Prisma.sql`(SELECT id, ${rank}::int AS rank FROM orders WHERE ${condition} ORDER BY id DESC LIMIT ${MAX_HITS})`,
  );
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM (${Prisma.join(found, ' UNION ALL ')}) AS found
    GROUP BY id ORDER BY min(rank), id DESC LIMIT ${MAX_HITS}`;
  return rows.map(({ id }) => id);
}

function conditionsOf(text: string): Prisma.Sql[] {
  const digits = phoneDigits(text);
  if (digits === null) return text.length < 2 ? [] : [Prisma.sql`recipient_name ILIKE ${patternOf(text)}`];
  const number = Number(digits);
  const ending = [...digits].reverse().join('');
  return [
    ...(number <= MAX_NUMBER ? [Prisma.sql`number = ${number}::int`] : []),
    ...(number <= MAX_NUMBER ? [Prisma.sql`reverse(number::text) LIKE ${`${ending}%`}`] : []),
    ...(digits.length >= MIN_MOBILE_DIGITS ? [Prisma.sql`mobile LIKE ${`%${digits}%`}`] : []),
  ];
}

function patternOf(text: string): string {
  return text.length < TRIGRAM ? `${escapeLike(text)}%` : `%${escapeLike(text)}%`;
}

/**
 * Finds the ids of customers by a part of the name, of the e-mail address or of a mobile number. What is too short for the indexes of trigrams finds
 * nothing. @throws ForbiddenError
 */
export async function searchCustomers(viewer: Viewer, text: string): Promise<string[]> {
  requirePermission(viewer, 'CUSTOMERS');
  const digits = phoneDigits(text);
  if (digits === null ? text.length < TRIGRAM : digits.length < MIN_MOBILE_DIGITS) return [];
  const selection = { search: digits ?? text, filter: {}, sort: 'NEWEST' } as const;
  const hits = await findCustomers(viewer, selection, { first: MAX_HITS });
  return hits.slice(0, MAX_HITS).map(({ id }) => id);
}
