import { Prisma } from '../../../platform/db/generated/client.ts';
import { FEE_NAMES } from '../../../shop/invoices/invoiceDocument.ts';
import type { ReportDefinition } from '../report.ts';
import { CESS_COLUMN, PORTAL_TABLE, RATE_COLUMN, TAX_COLUMNS, TAXABLE_COLUMN } from './gstColumns.ts';
import { gstLines } from './gstLines.ts';
import { IS_TO_BUSINESS, IS_TO_CONSUMER } from './registeredBuyers.ts';
import { RATE_OF_DOCUMENT } from './rateOfDocument.ts';

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
    { name: 'hsn', displayName: 'HSN', dataType: 'STRING' },
    {
      name: 'description',
      displayName: 'Description',
      dataType: 'STRING',
      description: 'A product with the code. The portal shows its own description of the code.',
    },
    {
      name: 'uqc',
      displayName: 'UQC',
      dataType: 'STRING',
      description: 'The unit quantity code: pieces, and none for fees.',
    },
    { name: 'quantity', displayName: 'Total Quantity', dataType: 'INTEGER', total: 'SUM' },
    { name: 'value', displayName: 'Total Value', dataType: 'MONEY', total: 'SUM' },
    RATE_COLUMN,
    TAXABLE_COLUMN,
    ...TAX_COLUMNS,
    CESS_COLUMN,
  ],
  chart: null,
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
      CASE WHEN line_type = 'DELIVERY_FEE' THEN ${FEE_NAMES.DELIVERY_FEE}::text WHEN line_type = 'HANDLING_FEE' THEN ${FEE_NAMES.HANDLING_FEE}::text
        WHEN summed.hsn_code IS NULL THEN 'Products without an HSN code' ELSE coalesce(named.name, '') END AS description,
      CASE line_type WHEN 'PRODUCT' THEN 'PCS-PIECES' ELSE 'NA' END AS uqc, quantity, value, rate, taxable, "integratedTax",
      "centralTax", "stateTax", 0 AS cess
    FROM summed
    LEFT JOIN (SELECT hsn_code, min(name) AS name FROM products GROUP BY hsn_code) named ON named.hsn_code = summed.hsn_code`,
  order: Prisma.sql`hsn, rate, description`,
});

/** Table 12 for supplies to consumers. */
export const GSTR1_HSN = hsnSummary('B2C', IS_TO_CONSUMER);

/** Table 12 for supplies to registered buyers. */
export const GSTR1_HSN_B2B = hsnSummary('B2B', IS_TO_BUSINESS);
