import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/shopTimeSql.ts';
import { documentNumberSql, type NumberedDocument } from '../../../shop/invoices/invoiceNumber.ts';
import { column, summed, type ReportDefinition } from '../report.ts';
import { feeName } from '../sales.ts';
import { CESS_COLUMN, PORTAL_TABLE, RATE_COLUMN, TAX_COLUMNS, TAXABLE_COLUMN } from './gstColumns.ts';
import { gstLines, IS_TO_BUSINESS, IS_TO_CONSUMER, RATE_OF_DOCUMENT } from './gstLines.ts';

export const GSTR1_NIL: ReportDefinition = {
  ...PORTAL_TABLE,
  title: 'GSTR-1: nil rated supplies (8)',
  description:
    'Products at 0 % GST, less credit notes. The shop does not know which of them are exempted or outside of GST: move those amounts.',
  columns: [
    column.text('description', 'Description'),
    summed.money('nilRated', 'Nil Rated Supplies'),
    summed.money('exempted', 'Exempted(other than nil rated/non GST supply)'),
    summed.money('nonGst', 'Non-GST Supplies'),
  ],
  weight: 0.5,
  rows: (range) => Prisma.sql`
    SELECT kind.description, kind.number, coalesce(sum(line.total), 0)::bigint AS "nilRated",
      0 AS exempted, 0 AS "nonGst"
    FROM (VALUES (1, 'Inter-State supplies to registered persons', true, true), (2, 'Intra-State supplies to registered persons', false, true),
      (3, 'Inter-State supplies to unregistered persons', true, false), (4, 'Intra-State supplies to unregistered persons', false, false)
    ) kind (number, description, is_inter_state, is_registered)
    LEFT JOIN (
      SELECT line.is_inter_state, invoice.buyer_gstin IS NOT NULL AS is_registered, sum(line.total) AS total
      FROM (${gstLines(range, Prisma.sql`sale.gst_percent = 0`)}) line JOIN invoices invoice ON invoice.id = line.invoice_id GROUP BY 1, 2
    ) line USING (is_inter_state, is_registered)
    GROUP BY 1, 2`,
  order: Prisma.sql`number`,
};

/**
 * A tab of table 12 of GSTR-1, of the sales that a condition on `sale` selects. A document halves the tax of each of its rates; here each line gets the step that it adds to
 * the halves, so that all lines add up to the halves of the documents.
 */
const hsnSummary = (tab: 'B2B' | 'B2C', condition: Prisma.Sql): ReportDefinition => ({
  ...PORTAL_TABLE,
  title: `GSTR-1: HSN summary (12, ${tab})`,
  description:
    'Supplies less credit notes by HSN code and rate. Rows without a code can’t be filed: give their products an HSN code. Fees have none.',
  columns: [
    column.text('hsn', 'HSN'),
    column.text(
      'description',
      'Description',
      'A product with the code. The portal shows its own description of the code.',
    ),
    column.text('uqc', 'UQC', 'The unit quantity code: pieces, and none for fees.'),
    summed.integer('quantity', 'Total Quantity'),
    summed.money('value', 'Total Value'),
    RATE_COLUMN,
    TAXABLE_COLUMN,
    ...TAX_COLUMNS,
    CESS_COLUMN,
  ],
  weight: 4,
  rows: (range) => Prisma.sql`
    WITH halved AS (
      SELECT line.*, CASE WHEN line.is_inter_state THEN 0
        ELSE (sum(line.tax) OVER steps)::bigint / 2 - ((sum(line.tax) OVER steps)::bigint - line.tax) / 2 END AS state_tax
      FROM (${gstLines(range, condition)}) line
      WINDOW steps AS (PARTITION BY ${RATE_OF_DOCUMENT} ORDER BY line.id ROWS UNBOUNDED PRECEDING)
    ), summed AS (
      SELECT line_type, hsn_code, rate, sum(quantity)::bigint AS quantity, sum(total)::bigint AS value,
        sum(taxable)::bigint AS taxable, coalesce(sum(tax) FILTER (WHERE is_inter_state), 0)::bigint AS "integratedTax",
        coalesce(sum(tax - state_tax) FILTER (WHERE NOT is_inter_state), 0)::bigint AS "centralTax",
        sum(state_tax)::bigint AS "stateTax"
      FROM halved GROUP BY line_type, hsn_code, rate
    )
    SELECT coalesce(summed.hsn_code, '') AS hsn,
      coalesce(${feeName(Prisma.sql`line_type`)}, CASE WHEN summed.hsn_code IS NULL THEN 'Products without an HSN code' ELSE coalesce(named.name, '') END)
        AS description,
      CASE line_type WHEN 'PRODUCT' THEN 'PCS-PIECES' ELSE 'NA' END AS uqc, quantity, value, rate, taxable, "integratedTax",
      "centralTax", "stateTax", 0 AS cess
    FROM summed
    LEFT JOIN (SELECT hsn_code, min(name) AS name FROM products GROUP BY hsn_code) named ON named.hsn_code = summed.hsn_code`,
  order: Prisma.sql`hsn, rate, description`,
});

export const GSTR1_HSN = hsnSummary('B2C', IS_TO_CONSUMER);

export const GSTR1_HSN_B2B = hsnSummary('B2B', IS_TO_BUSINESS);

/** The numbers of a kind of documents that were issued in a range, by series. */
function numbersOf(kind: NumberedDocument, { first, last }: DateRange): Prisma.Sql {
  const [table, nature, place] =
    kind === 'INVOICE'
      ? [Prisma.sql`invoices`, 'Invoices for outward supply', 1]
      : [Prisma.sql`credit_notes`, 'Credit Note', 2];
  const numberOf = (end: string) => documentNumberSql(kind, Prisma.sql`series`, Prisma.raw(`series.${end}`));
  return Prisma.sql`
    SELECT ${place}::int AS place, ${nature}::text AS nature, ${numberOf('first')} AS "from", ${numberOf('last')} AS "to", count,
      0 AS cancelled
    FROM (
      SELECT financial_year, number_prefix, is_sample, min(number) AS first, max(number) AS last, count(*) AS count
      FROM ${table} document
      WHERE ${happenedWithin(Prisma.sql`document.issued_at`, first, last)}
        AND is_sample = NOT EXISTS (SELECT FROM invoices WHERE NOT is_sample)
      GROUP BY financial_year, number_prefix, is_sample
    ) series`;
}

export const GSTR1_DOCUMENTS: ReportDefinition = {
  ...PORTAL_TABLE,
  title: 'GSTR-1: documents issued (13)',
  description:
    'The numbers of invoices and credit notes. None is ever cancelled: an order that is cancelled after its invoice gets a credit note.',
  columns: [
    column.text('nature', 'Nature of Document'),
    column.text('from', 'Sr. No. From'),
    column.text('to', 'Sr. No. To'),
    summed.integer('count', 'Total Number'),
    summed.integer('cancelled', 'Cancelled'),
  ],
  source: { table: 'invoices', column: 'issued_at' },
  rows: (range) => Prisma.sql`${numbersOf('INVOICE', range)} UNION ALL ${numbersOf('CREDIT_NOTE', range)}`,
  order: Prisma.sql`place, "from"`,
};
