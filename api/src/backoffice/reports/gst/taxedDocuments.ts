import { type DateRange, SHOP_TIME_ZONE } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { documentNumberSql } from '../../../shop/invoices/documentNumberSql.ts';
import { gstLines } from './gstLines.ts';
import { PLACES_OF_SUPPLY, stateKeySql } from './placesOfSupply.ts';

const dayOf = (moment: Prisma.Sql) =>
  Prisma.sql`to_char(${moment} AT TIME ZONE ${SHOP_TIME_ZONE}::text, 'DD-Mon-YYYY')`;

const PLACE = Prisma.sql`coalesce(place.label, invoice.place_of_supply, orders.state)`;

const ORDER_AND_PLACE = Prisma.sql`
  JOIN orders ON orders.id = invoice.order_id
  LEFT JOIN ${PLACES_OF_SUPPLY} ON place.key = ${stateKeySql(Prisma.sql`coalesce(invoice.place_of_supply, orders.state)`)}`;

/** What the sections of GSTR-1 say of each document beside its own numbers. */
const SHARED = Prisma.sql`
  invoice.buyer_gstin AS gstin, invoice.buyer_name AS receiver, ${PLACE} AS place, '' AS applicable, line.rate, 'N' AS "reverseCharge",
  'Regular B2B' AS "supplyType", 0 AS cess, '' AS operator`;

/** The invoices of a range whose lines match a condition on `sale`, a row for each rate above 0; the value is that of all lines. */
export function taxedInvoices(range: DateRange, condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM (
      SELECT ${documentNumberSql('INVOICE', Prisma.sql`invoice`)} AS number, ${dayOf(Prisma.sql`invoice.issued_at`)} AS issued,
        (sum(sum(line.total)) OVER (PARTITION BY invoice.id))::bigint AS value, sum(line.taxable)::bigint AS taxable, ${SHARED}
      FROM (${gstLines(range, Prisma.sql`sale.action = 'ORDER' AND ${condition}`)}) line
      JOIN invoices invoice ON invoice.id = line.invoice_id ${ORDER_AND_PLACE}
      GROUP BY invoice.id, place.label, orders.state, line.rate
    ) taxed WHERE rate > 0`;
}

/** The credit notes of a range, in the same way, with positive amounts. */
export function taxedCreditNotes(range: DateRange, condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM (
      SELECT ${documentNumberSql('CREDIT_NOTE', Prisma.sql`note`)} AS number, ${dayOf(Prisma.sql`note.issued_at`)} AS issued, 'C' AS kind,
        (-sum(sum(line.total)) OVER (PARTITION BY note.id))::bigint AS value, (-sum(line.taxable))::bigint AS taxable, ${SHARED}
      FROM (${gstLines(range, Prisma.sql`sale.action = 'RETURN' AND ${condition}`)}) line
      JOIN credit_notes note ON note.id = line.credit_note_id
      JOIN invoices invoice ON invoice.id = line.invoice_id ${ORDER_AND_PLACE}
      GROUP BY note.id, invoice.id, place.label, orders.state, line.rate
    ) taxed WHERE rate > 0`;
}
