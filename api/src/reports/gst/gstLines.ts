import type { DateRange } from '../../core/dateRange.ts';
import { Prisma } from '../../db/generated/client.ts';
import { soldWithin } from '../sales/soldWithin.ts';

/**
 * The taxed lines of invoices and credit notes in a range, those that a condition on `sale` selects. Samples are no documents of the tax, so
 * they count only in a shop that has issued no tax invoice yet.
 */
export function gstLines(range: DateRange, condition: Prisma.Sql = Prisma.sql`true`): Prisma.Sql {
  return Prisma.sql`
    SELECT sale.id, sale.invoice_id, sale.credit_note_id, sale.action, sale.line_type, sale.hsn_code, sale.quantity,
      sale.gst_percent::int AS rate, sale.total_paise AS total, sale.taxable_paise AS taxable, sale.tax_paise AS tax,
      sale.is_inter_state, invoice.order_id, invoice.seller_state
    FROM (SELECT sale.* FROM ${soldWithin(range)} AND ${condition}) sale
    JOIN invoices invoice ON invoice.id = sale.invoice_id
      AND invoice.is_sample = NOT EXISTS (SELECT FROM invoices WHERE NOT is_sample)`;
}
