import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/keysetSql.ts';

/** The invoices of a range, as `invoice`: their number is the number of orders that left the shop. */
export function issuedWithin({ first, last }: Pick<DateRange, 'first' | 'last'>): Prisma.Sql {
  return Prisma.sql`invoices invoice WHERE ${happenedWithin(Prisma.sql`invoice.issued_at`, first, last)}`;
}
