import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { IS_SALE } from '../../../shop/invoices/sales/salesFigures.ts';
import { soldWithin } from '../sales/soldWithin.ts';

/** Above it an invoice to another state is listed by itself: rule 59(4) of the CGST Rules, since Notification 12/2024. In paise. */
const LARGE_PAISE = 10_000_000;

/** The invoices to other states that table 5 of GSTR-1 lists one by one (B2CL), as far as a range has sales or returns of them. */
export function largeInvoices(range: DateRange): Prisma.Sql {
  return Prisma.sql`
    SELECT sale.invoice_id FROM sales sale
    WHERE sale.invoice_id IN (SELECT sale.invoice_id FROM ${soldWithin(range)} AND sale.is_inter_state)
      AND sale.action = 'ORDER' AND ${IS_SALE}
    GROUP BY sale.invoice_id HAVING sum(sale.total_paise) > ${LARGE_PAISE}::bigint`;
}
