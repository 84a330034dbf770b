import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { soldWithin } from '../sales/soldWithin.ts';

/** The invoices that are no documents of the tax, of a shop that has issued tax invoices; one that never has shows its samples. */
const EXCLUDED_SAMPLES = Prisma.sql`
  SELECT sample.id FROM invoices sample WHERE sample.is_sample AND EXISTS (SELECT FROM invoices WHERE NOT is_sample)`;

/** The taxed lines of invoices and credit notes in a range, those that a condition on `sale` selects; without samples. */
export function gstLines(range: DateRange, condition: Prisma.Sql = Prisma.sql`true`): Prisma.Sql {
  return Prisma.sql`
    SELECT sale.id, sale.happened_at, sale.invoice_id, sale.credit_note_id, sale.action, sale.line_type, sale.hsn_code, sale.quantity,
      sale.gst_percent AS rate, sale.total_paise AS total, sale.taxable_paise AS taxable, sale.tax_paise AS tax, sale.is_inter_state
    FROM ${soldWithin(range)} AND ${condition} AND sale.invoice_id NOT IN (${EXCLUDED_SAMPLES})`;
}
