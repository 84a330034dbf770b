import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import {
  APPLICABLE_COLUMN,
  CESS_COLUMN,
  OPERATOR_COLUMN,
  PLACE_COLUMN,
  PORTAL_TABLE,
  RATE_COLUMN,
  TAXABLE_COLUMN,
} from './gstColumns.ts';
import { gstLines } from './gstLines.ts';
import { largeInvoices } from './largeInvoices.ts';
import { IS_TO_CONSUMER } from './registeredBuyers.ts';
import { PLACES_OF_SUPPLY, stateKeySql } from './placesOfSupply.ts';

/** Table 7 of GSTR-1, which is net of credit notes by its own title. */
export const GSTR1_B2CS: ReportDefinition = {
  ...PORTAL_TABLE,
  title: 'GSTR-1: B2C small (7)',
  description:
    'Taxable supplies to consumers by place of supply and rate, less the credit notes of these days. Large invoices to other states are in B2C large, those to buyers with a GSTIN in B2B, untaxed products in the nil rated supplies.',
  columns: [
    { name: 'type', displayName: 'Type', dataType: 'STRING', description: 'OE: not through an e-commerce operator.' },
    PLACE_COLUMN,
    APPLICABLE_COLUMN,
    RATE_COLUMN,
    TAXABLE_COLUMN,
    CESS_COLUMN,
    OPERATOR_COLUMN,
  ],
  chart: null,
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
    FROM supplied LEFT JOIN ${PLACES_OF_SUPPLY} ON place.key = ${stateKeySql(Prisma.sql`supplied.state`)}
    GROUP BY 2, rate`,
  order: Prisma.sql`place, rate`,
};
