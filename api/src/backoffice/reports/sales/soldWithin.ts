import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/keysetSql.ts';
import { IS_SALE } from '../../../shop/invoices/sales/salesFigures.ts';

/** The rows of `sales` that count in a range, as `sale`: by the day of their document, without tips. */
export function soldWithin({ first, last }: DateRange): Prisma.Sql {
  return Prisma.sql`sales sale WHERE ${happenedWithin(Prisma.sql`sale.happened_at`, first, last)} AND ${IS_SALE}`;
}
