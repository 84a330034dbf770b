import { MAX_HITS } from './maxHits.ts';
import { phoneDigits } from '../../platform/core/phoneNumber.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { escapeLike } from '../../platform/db/keysetSql.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { MIN_MOBILE_DIGITS } from './minMobileDigits.ts';

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
