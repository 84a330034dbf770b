import { SHOP_TIME_ZONE } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { documentNumberSql } from '../../../shop/invoices/documentNumberSql.ts';
import type { ReportDefinition } from '../report.ts';
import { gstLines } from './gstLines.ts';
import { TAX_COLUMNS, TAXABLE_COLUMN } from './gstColumns.ts';

const DAY = Prisma.sql`AT TIME ZONE ${SHOP_TIME_ZONE}::text`;

/** Each credit note with the invoice that it takes back. */
export const CREDIT_NOTES: ReportDefinition = {
  group: 'GST',
  title: 'Credit notes',
  description:
    'All credit notes of these days, with the invoices that they take back, also those that B2C small contains.',
  columns: [
    { name: 'number', displayName: 'Credit note', dataType: 'STRING' },
    { name: 'issued', displayName: 'Date', dataType: 'DATE' },
    { name: 'invoice', displayName: 'Invoice', dataType: 'STRING' },
    { name: 'invoiced', displayName: 'Invoice date', dataType: 'DATE' },
    { name: 'value', displayName: 'Value', dataType: 'MONEY', total: 'SUM' },
    TAXABLE_COLUMN,
    ...TAX_COLUMNS,
  ],
  chart: null,
  rows: (range) => Prisma.sql`
    WITH taxed AS (
      SELECT line.invoice_id, line.credit_note_id, line.rate, line.is_inter_state, -sum(line.total) AS value,
        -sum(line.taxable) AS taxable, (-sum(line.tax))::bigint AS tax
      FROM (${gstLines(range, Prisma.sql`sale.credit_note_id IS NOT NULL`)}) line GROUP BY 1, 2, 3, 4
    )
    SELECT ${documentNumberSql('CREDIT_NOTE', Prisma.sql`note`)} AS number, (note.issued_at ${DAY})::date AS issued,
      ${documentNumberSql('INVOICE', Prisma.sql`invoice`)} AS invoice, (invoice.issued_at ${DAY})::date AS invoiced,
      sum(value)::bigint AS value, sum(taxable)::bigint AS taxable,
      coalesce(sum(tax) FILTER (WHERE is_inter_state), 0)::bigint AS "integratedTax",
      coalesce(sum(tax - tax / 2) FILTER (WHERE NOT is_inter_state), 0)::bigint AS "centralTax",
      coalesce(sum(tax / 2) FILTER (WHERE NOT is_inter_state), 0)::bigint AS "stateTax", note.id
    FROM taxed JOIN credit_notes note ON note.id = taxed.credit_note_id JOIN invoices invoice ON invoice.id = taxed.invoice_id
    GROUP BY note.id, invoice.id`,
  order: Prisma.sql`issued, id`,
};
