import { Prisma } from '../../../platform/db/generated/client.ts';
import { column, type ReportDefinition } from '../report.ts';
import {
  AMOUNT_COLUMNS,
  APPLICABLE_COLUMN,
  BUYER_COLUMNS,
  INVOICE_COLUMNS,
  NOTE_COLUMNS,
  NOTE_VALUE_COLUMN,
  OPERATOR_COLUMN,
  PLACE_COLUMN,
  PORTAL_TABLE,
  REVERSE_CHARGE_COLUMN,
} from './gstColumns.ts';
import {
  gstLines,
  IS_TO_BUSINESS,
  IS_TO_CONSUMER,
  isLarge,
  joinPlace,
  largeInvoices,
  taxedDocuments,
} from './gstLines.ts';

/** What the tables of documents have in common: a row for each rate of a document. */
const DOCUMENT_TABLE = { ...PORTAL_TABLE, weight: 0.5, order: Prisma.sql`number, rate` };

export const GSTR1_B2B: ReportDefinition = {
  ...DOCUMENT_TABLE,
  title: 'GSTR-1: B2B (4)',
  description:
    'Invoices to buyers who gave a GSTIN, one by one, by rate. Their untaxed products are in the nil rated supplies.',
  columns: [
    ...BUYER_COLUMNS,
    ...INVOICE_COLUMNS,
    PLACE_COLUMN,
    REVERSE_CHARGE_COLUMN,
    APPLICABLE_COLUMN,
    column.text('supplyType', 'Invoice Type'),
    OPERATOR_COLUMN,
    ...AMOUNT_COLUMNS,
  ],
  rows: (range) => taxedDocuments('INVOICE', range, IS_TO_BUSINESS),
};

export const GSTR1_B2CL: ReportDefinition = {
  ...DOCUMENT_TABLE,
  title: 'GSTR-1: B2C large (5)',
  description: 'Invoices above ₹1,00,000 to consumers in other states, one by one.',
  columns: [...INVOICE_COLUMNS, PLACE_COLUMN, APPLICABLE_COLUMN, ...AMOUNT_COLUMNS, OPERATOR_COLUMN],
  rows: (range) => taxedDocuments('INVOICE', range, isLarge(range)),
};

/** Table 7 of GSTR-1, which is net of credit notes by its own title. */
export const GSTR1_B2CS: ReportDefinition = {
  ...PORTAL_TABLE,
  title: 'GSTR-1: B2C small (7)',
  description:
    'Taxable supplies to consumers by place of supply and rate, less the credit notes of these days. Large invoices to other states are in B2C large, those to buyers with a GSTIN in B2B, untaxed products in the nil rated supplies.',
  columns: [
    column.text('type', 'Type', 'OE: not through an e-commerce operator.'),
    PLACE_COLUMN,
    APPLICABLE_COLUMN,
    ...AMOUNT_COLUMNS,
    OPERATOR_COLUMN,
  ],
  weight: 3,
  rows: (range) => Prisma.sql`
    WITH supplied AS (
      SELECT invoice.seller_state AS state, rate, sum(taxable) AS taxable
      FROM (${gstLines(range, Prisma.sql`NOT sale.is_inter_state AND sale.gst_percent > 0 AND ${IS_TO_CONSUMER}`)}) line
      JOIN invoices invoice ON invoice.id = line.invoice_id GROUP BY 1, 2
      UNION ALL
      SELECT coalesce(invoice.place_of_supply, orders.state), rate, sum(taxable)
      FROM (${gstLines(range, Prisma.sql`sale.is_inter_state AND sale.gst_percent > 0 AND ${IS_TO_CONSUMER}`)}) line
      JOIN invoices invoice ON invoice.id = line.invoice_id JOIN orders ON orders.id = invoice.order_id
      WHERE line.invoice_id NOT IN (${largeInvoices(range)}) GROUP BY 1, 2
    )
    SELECT 'OE' AS type, coalesce(place.label, supplied.state) AS place, '' AS applicable, rate, sum(taxable)::bigint AS taxable,
      0 AS cess, '' AS operator
    FROM supplied ${joinPlace(Prisma.sql`supplied.state`)}
    GROUP BY 2, rate`,
  order: Prisma.sql`place, rate`,
};

export const GSTR1_CDNR: ReportDefinition = {
  ...DOCUMENT_TABLE,
  title: 'GSTR-1: credit notes (9B, registered)',
  description: 'Credit notes to buyers who gave a GSTIN, one by one, by rate.',
  columns: [
    ...BUYER_COLUMNS,
    ...NOTE_COLUMNS,
    PLACE_COLUMN,
    REVERSE_CHARGE_COLUMN,
    column.text('supplyType', 'Note Supply Type'),
    NOTE_VALUE_COLUMN,
    APPLICABLE_COLUMN,
    ...AMOUNT_COLUMNS,
  ],
  rows: (range) => taxedDocuments('CREDIT_NOTE', range, IS_TO_BUSINESS),
};

/** Table 9B of GSTR-1 for unregistered persons; of consumers it has the credit notes of large invoices alone. */
export const GSTR1_CDNUR: ReportDefinition = {
  ...DOCUMENT_TABLE,
  title: 'GSTR-1: credit notes (9B, unregistered)',
  description:
    'Credit notes of B2C large invoices, one by one. All other credit notes to consumers reduce B2C small, so they are not listed here.',
  columns: [
    column.text('type', 'UR Type'),
    ...NOTE_COLUMNS,
    PLACE_COLUMN,
    NOTE_VALUE_COLUMN,
    APPLICABLE_COLUMN,
    ...AMOUNT_COLUMNS,
  ],
  rows: (range) => Prisma.sql`
    SELECT 'B2CL' AS type, note.*
    FROM (${taxedDocuments('CREDIT_NOTE', range, isLarge(range))}) note`,
};
