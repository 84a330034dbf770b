import { Prisma } from '../../../platform/db/generated/client.ts';
import { dayOf } from '../../../platform/db/shopTimeSql.ts';
import { documentNumberSql } from '../../../shop/invoices/invoiceNumber.ts';
import { column, summed, type ReportDefinition } from '../report.ts';
import { RATE_COLUMN, TAX_COLUMNS, TAXABLE_COLUMN } from './gstColumns.ts';
import { gstLines, RATE_OF_DOCUMENT, SPLIT_TAX } from './gstLines.ts';

/** The tax of each rate: the halves are those of the documents, so that they add up to what invoices and credit notes say. */
export const GST_BY_RATE: ReportDefinition = {
  group: 'GST',
  title: 'GST by rate',
  description:
    'Taxable value and tax of invoices less credit notes. Samples count only while the shop has issued no tax invoice.',
  columns: [
    RATE_COLUMN,
    summed.money('invoiced', 'Taxable value on invoices'),
    summed.money('credited', 'Taxable value on credit notes'),
    summed.money('taxable', 'Taxable value, net'),
    ...TAX_COLUMNS,
    summed.money('tax', 'Total tax'),
    summed.money('value', 'Total value', 'Including tax.'),
  ],
  chart: { kind: 'BARS', label: 'rate', value: 'tax' },
  weight: 3,
  rows: (range) => Prisma.sql`
    WITH document AS (
      SELECT line.rate, line.is_inter_state, sum(line.tax)::bigint AS tax, sum(line.total)::bigint AS total,
        (sum(line.taxable) FILTER (WHERE line.action = 'ORDER'))::bigint AS invoiced,
        (sum(-line.taxable) FILTER (WHERE line.action = 'RETURN'))::bigint AS credited
      FROM (${gstLines(range)}) line
      GROUP BY ${RATE_OF_DOCUMENT}
    )
    SELECT rate, coalesce(sum(invoiced), 0)::bigint AS invoiced, coalesce(sum(credited), 0)::bigint AS credited,
      (coalesce(sum(invoiced), 0) - coalesce(sum(credited), 0))::bigint AS taxable,
      ${SPLIT_TAX},
      sum(tax)::bigint AS tax, sum(total)::bigint AS value
    FROM document GROUP BY rate`,
  order: Prisma.sql`rate`,
};

/** Each credit note with the invoice that it takes back. */
export const CREDIT_NOTES: ReportDefinition = {
  group: 'GST',
  title: 'Credit notes',
  description:
    'All credit notes of these days, with the invoices that they take back, also those that B2C small contains.',
  columns: [
    column.text('number', 'Credit note'),
    column.day('issued', 'Date'),
    column.text('invoice', 'Invoice'),
    column.day('invoiced', 'Invoice date'),
    summed.money('value', 'Value'),
    TAXABLE_COLUMN,
    ...TAX_COLUMNS,
  ],
  rows: (range) => Prisma.sql`
    WITH taxed AS (
      SELECT line.invoice_id, line.credit_note_id, line.rate, line.is_inter_state, -sum(line.total) AS value,
        -sum(line.taxable) AS taxable, (-sum(line.tax))::bigint AS tax
      FROM (${gstLines(range, Prisma.sql`sale.credit_note_id IS NOT NULL`)}) line GROUP BY 1, 2, 3, 4
    )
    SELECT ${documentNumberSql('CREDIT_NOTE', Prisma.sql`note`)} AS number, ${dayOf(Prisma.sql`note.issued_at`)} AS issued,
      ${documentNumberSql('INVOICE', Prisma.sql`invoice`)} AS invoice, ${dayOf(Prisma.sql`invoice.issued_at`)} AS invoiced,
      sum(value)::bigint AS value, sum(taxable)::bigint AS taxable,
      ${SPLIT_TAX}, note.id
    FROM taxed JOIN credit_notes note ON note.id = taxed.credit_note_id JOIN invoices invoice ON invoice.id = taxed.invoice_id
    GROUP BY note.id, invoice.id`,
  order: Prisma.sql`issued, id`,
};
