import type { DateRange } from '../../core/dateRange.ts';
import { Prisma } from '../../db/generated/client.ts';
import { happenedWithin } from '../../db/happenedWithin.ts';

/** The invoices of a range, as `invoice`: their number is the number of orders that left the shop. */
export function issuedWithin({ first, last }: Pick<DateRange, 'first' | 'last'>): Prisma.Sql {
  return Prisma.sql`invoices invoice WHERE ${happenedWithin(Prisma.sql`invoice.issued_at`, first, last)}`;
}
