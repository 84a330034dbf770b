import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { SALES_FIGURES } from '../../../shop/invoices/sales/salesFigures.ts';
import { soldWithin } from './soldWithin.ts';

/** The figures of each product in a range, and of each kind of fee, whose product is null. */
export function soldProducts(range: DateRange): Prisma.Sql {
  return Prisma.sql`
    SELECT sale.product_id, sale.line_type, sum(sale.quantity)::bigint AS pieces,
      sum(sale.discount_paise)::bigint AS discount, ${SALES_FIGURES}
    FROM ${soldWithin(range)}
    GROUP BY sale.product_id, sale.line_type`;
}
