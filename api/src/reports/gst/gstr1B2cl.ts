import { SHOP_TIME_ZONE } from '../../core/shopCalendar.ts';
import { Prisma } from '../../db/generated/client.ts';
import { documentNumberSql } from '../../invoices/documentNumberSql.ts';
import type { ReportDefinition } from '../report.ts';
import {
  APPLICABLE_COLUMN,
  CESS_COLUMN,
  OPERATOR_COLUMN,
  PLACE_COLUMN,
  RATE_COLUMN,
  TAXABLE_COLUMN,
} from './gstColumns.ts';
import { gstLines } from './gstLines.ts';
import { largeInvoices } from './largeInvoices.ts';
import { PLACES_OF_SUPPLY, stateKeySql } from './placeOfSupply.ts';

/** Table 5 of GSTR-1. */
export const GSTR1_B2CL: ReportDefinition = {
  group: 'GST',
  title: 'GSTR-1: B2C large (5)',
  description: 'Invoices above ₹1,00,000 to consumers in other states, one by one.',
  columns: [
    { name: 'number', displayName: 'Invoice Number', dataType: 'STRING' },
    { name: 'issued', displayName: 'Invoice date', dataType: 'STRING' },
    { name: 'value', displayName: 'Invoice Value', dataType: 'MONEY' },
    PLACE_COLUMN,
    APPLICABLE_COLUMN,
    RATE_COLUMN,
    TAXABLE_COLUMN,
    CESS_COLUMN,
    OPERATOR_COLUMN,
  ],
  chart: null,
  weight: 0.5,
  rows: (range) => Prisma.sql`
    SELECT ${documentNumberSql('INVOICE', Prisma.sql`invoice`)} AS number,
      to_char(invoice.issued_at AT TIME ZONE ${SHOP_TIME_ZONE}::text, 'DD-Mon-YYYY') AS issued,
      (sum(sum(line.total)) OVER (PARTITION BY invoice.id))::bigint AS value, coalesce(place.label, orders.state) AS place,
      '' AS applicable, line.rate, sum(line.taxable)::bigint AS taxable, 0 AS cess, '' AS operator
    FROM (${gstLines(range, Prisma.sql`sale.is_inter_state AND sale.action = 'ORDER'`)}) line
    JOIN invoices invoice ON invoice.id = line.invoice_id JOIN orders ON orders.id = invoice.order_id
    LEFT JOIN ${PLACES_OF_SUPPLY} ON place.key = ${stateKeySql(Prisma.sql`orders.state`)}
    WHERE line.invoice_id IN (${largeInvoices(range)})
    GROUP BY invoice.id, place.label, orders.state, line.rate`,
  order: Prisma.sql`number, rate`,
};
