import { phoneDigits } from '../../platform/core/phoneNumber.ts';
import { cleanText } from '../../platform/core/text/textShape.ts';
import { escapeLike } from '../../platform/db/keysetSql.ts';
import { Prisma } from '../../platform/db/generated/client.ts';

const MOBILE_DIGITS = 10;

/** The filter of customers; a customer must match all of its fields. */
export interface CustomerFilter {
  /** From cash on delivery, or from logging in. */
  isBlocked?: boolean | null | undefined;
  hasNotes?: boolean | null | undefined;
}

const BLOCKED = Prisma.sql`
  SELECT user_id FROM user_blocks WHERE lifted_at IS NULL UNION SELECT id FROM users WHERE status = 'SUSPENDED'`;

/** The condition of the accounts that are customers, by the alias `customer`: all but deleted ones. */
export const IS_CUSTOMER = Prisma.sql`customer.status <> 'INACTIVE'`;

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
