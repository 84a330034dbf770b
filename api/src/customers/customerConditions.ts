import { escapeLike } from '../db/escapeLike.ts';
import { Prisma } from '../db/generated/client.ts';

const MOBILE_DIGITS = 10;

/** The condition of the accounts that are customers, by the alias `customer`: all but deleted ones. */
export const IS_CUSTOMER = Prisma.sql`customer.status <> 'INACTIVE'`;

/**
 * The condition of the customers, by the alias `customer`, that a search selects: by a part of the name, of the e-mail address, or of a
 * mobile number of the account or of its addresses, with or without India's prefix and however it is spaced.
 */
export function customerConditions({ search }: { search: string }): Prisma.Sql {
  return Prisma.join([IS_CUSTOMER, ...searchCondition(search.trim())], ' AND ');
}

function searchCondition(text: string): Prisma.Sql[] {
  if (text === '') return [];
  const digits = mobileDigits(text);
  if (digits === null) {
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

/** The digits of a text that can be a part of a mobile number, without the prefix of a whole one; null for any other text. */
function mobileDigits(text: string): string | null {
  const digits = text.replace(/[\s()+-]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  return digits.replace(/^(91|0)(?=\d{10}$)/, '').slice(-MOBILE_DIGITS);
}

/** The expression of the indexes. */
function lastDigits(mobile: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`right(regexp_replace(${mobile}, '\\D', '', 'g'), 10)`;
}
