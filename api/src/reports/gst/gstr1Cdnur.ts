import { SHOP_TIME_ZONE } from '../../core/shopCalendar.ts';
import { Prisma } from '../../db/generated/client.ts';
import { documentNumberSql } from '../../invoices/documentNumberSql.ts';
import type { ReportDefinition } from '../report.ts';
import { APPLICABLE_COLUMN, CESS_COLUMN, PLACE_COLUMN, RATE_COLUMN, TAXABLE_COLUMN } from './gstColumns.ts';
import { gstLines } from './gstLines.ts';
import { largeInvoices } from './largeInvoices.ts';
import { PLACES_OF_SUPPLY, stateKeySql } from './placeOfSupply.ts';

/** Table 9B of GSTR-1 for unregistered persons; of consumers it has the credit notes of large invoices alone. */
export const GSTR1_CDNUR: ReportDefinition = {
  group: 'GST',
  title: 'GSTR-1: credit notes (9B, unregistered)',
  description:
    'Credit notes of B2C large invoices, one by one. All other credit notes to consumers reduce B2C small, so they are not listed here.',
  columns: [
    { name: 'type', displayName: 'UR Type', dataType: 'STRING' },
    { name: 'number', displayName: 'Note Number', dataType: 'STRING' },
    { name: 'issued', displayName: 'Note Date', dataType: 'STRING' },
    { name: 'kind', displayName: 'Note Type', dataType: 'STRING', description: 'C: a credit note.' },
    PLACE_COLUMN,
    { name: 'value', displayName: 'Note Value', dataType: 'MONEY' },
    APPLICABLE_COLUMN,
    RATE_COLUMN,
    TAXABLE_COLUMN,
    CESS_COLUMN,
  ],
  chart: null,
  weight: 0.5,
  rows: (range) => Prisma.sql`
    SELECT 'B2CL' AS type, ${documentNumberSql('CREDIT_NOTE', Prisma.sql`note`)} AS number,
      to_char(note.issued_at AT TIME ZONE ${SHOP_TIME_ZONE}::text, 'DD-Mon-YYYY') AS issued, 'C' AS kind,
      coalesce(place.label, orders.state) AS place, (-sum(sum(line.total)) OVER (PARTITION BY note.id))::bigint AS value,
      '' AS applicable, line.rate, (-sum(line.taxable))::bigint AS taxable, 0 AS cess
    FROM (${gstLines(range, Prisma.sql`sale.is_inter_state AND sale.action = 'RETURN'`)}) line
    JOIN credit_notes note ON note.id = line.credit_note_id
    JOIN invoices invoice ON invoice.id = line.invoice_id JOIN orders ON orders.id = invoice.order_id
    LEFT JOIN ${PLACES_OF_SUPPLY} ON place.key = ${stateKeySql(Prisma.sql`orders.state`)}
    WHERE line.invoice_id IN (${largeInvoices(range)})
    GROUP BY note.id, place.label, orders.state, line.rate`,
  order: Prisma.sql`number, rate`,
};
