import { STATE_KEY_NOISE, stateKey } from '../../../shop/addresses/findIndianState.ts';
import { INDIAN_STATES, placeOfSupply } from '../../../platform/core/gst/indianStates.ts';
import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { shopTime } from '../../../platform/db/shopTimeSql.ts';
import { documentNumberSql, type NumberedDocument } from '../../../shop/invoices/invoiceNumber.ts';
import { IS_SALE } from '../../../shop/invoices/sales/salesFigures.ts';
import { soldWithin } from '../sales.ts';

/** Above it an invoice to another state is listed by itself: rule 59(4) of the CGST Rules, since Notification 12/2024. In paise. */
const LARGE_PAISE = 10_000_000;

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

/**
 * The columns of `line` by which the lines of a document with one tax rate belong together, whose tax it halves. All of them have the same
 * time: with it first, PostgreSQL groups them as it reads the range by its index, and neither sorts nor hashes all lines.
 */
export const RATE_OF_DOCUMENT = Prisma.sql`
  line.happened_at, coalesce(line.credit_note_id, line.invoice_id), line.action, line.rate, line.is_inter_state`;

/** The sums of `tax`, whose rows are documents by rate, as the three taxes: within a state each document halves it. */
export const SPLIT_TAX = Prisma.sql`
  coalesce(sum(tax) FILTER (WHERE is_inter_state), 0)::bigint AS "integratedTax",
  coalesce(sum(tax - tax / 2) FILTER (WHERE NOT is_inter_state), 0)::bigint AS "centralTax",
  coalesce(sum(tax / 2) FILTER (WHERE NOT is_inter_state), 0)::bigint AS "stateTax"`;

/** The condition for a `sale` to a buyer who is registered for the tax (B2B). */
export const IS_TO_BUSINESS = Prisma.sql`
  sale.invoice_id IN (SELECT business.id FROM invoices business WHERE business.buyer_gstin IS NOT NULL)`;

export const IS_TO_CONSUMER = Prisma.sql`NOT ${IS_TO_BUSINESS}`;

/** The invoices to other states that table 5 of GSTR-1 lists one by one (B2CL), as far as a range has sales or returns of them. */
export function largeInvoices(range: DateRange): Prisma.Sql {
  return Prisma.sql`
    SELECT sale.invoice_id FROM sales sale
    WHERE sale.invoice_id IN (SELECT sale.invoice_id FROM ${soldWithin(range)} AND sale.is_inter_state)
      AND sale.action = 'ORDER' AND ${IS_SALE}
    GROUP BY sale.invoice_id HAVING sum(sale.total_paise) > ${LARGE_PAISE}::bigint`;
}

/** The condition for a `sale` of one of them. */
export function isLarge(range: DateRange): Prisma.Sql {
  return Prisma.sql`${IS_TO_CONSUMER} AND sale.invoice_id IN (${largeInvoices(range)})`;
}

const PLACES = Object.entries(INDIAN_STATES).flatMap(([name, { spellings }]) =>
  [name, ...spellings].map((each) => ({ key: stateKey(each), label: placeOfSupply(name) })),
);

/** The key of a state as written; `stateKey` in SQL. */
export function stateKeySql(state: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`regexp_replace(replace(lower(normalize(${state}, NFKD)), '&', 'and'), ${STATE_KEY_NOISE}::text, '', 'g')`;
}

/** Joins the state `place (key, label)` of a spelling; the label is GSTR-1's, such as `01-Jammu & Kashmir`. */
export function joinPlace(state: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    LEFT JOIN unnest(${PLACES.map(({ key }) => key)}::text[], ${PLACES.map(({ label }) => label)}::text[]) AS place (key, label)
      ON place.key = ${stateKeySql(state)}`;
}

const STATE = Prisma.sql`coalesce(invoice.place_of_supply, orders.state)`;

const DOCUMENTS = {
  INVOICE: {
    ...{ action: Prisma.sql`'ORDER'`, sign: Prisma.empty, document: Prisma.sql`invoice`, join: Prisma.empty },
  },
  CREDIT_NOTE: {
    ...{ action: Prisma.sql`'RETURN'`, sign: Prisma.sql`-`, document: Prisma.sql`note` },
    join: Prisma.sql`JOIN credit_notes note ON note.id = line.credit_note_id`,
  },
} satisfies Record<NumberedDocument, object>;

/**
 * The documents of a range whose lines match a condition on `sale`, a row for each rate above 0, with positive amounts; the value is that
 * of all lines.
 */
export function taxedDocuments(kind: NumberedDocument, range: DateRange, condition: Prisma.Sql): Prisma.Sql {
  const { action, sign, document, join } = DOCUMENTS[kind];
  return Prisma.sql`
    SELECT * FROM (
      SELECT ${documentNumberSql(kind, document)} AS number,
        to_char(${shopTime(Prisma.sql`${document}.issued_at`)}, 'DD-Mon-YYYY') AS issued, 'C' AS kind,
        (${sign} sum(sum(line.total)) OVER (PARTITION BY ${document}.id))::bigint AS value,
        (${sign} sum(line.taxable))::bigint AS taxable, invoice.buyer_gstin AS gstin, invoice.buyer_name AS receiver,
        coalesce(place.label, ${STATE}) AS place, '' AS applicable, line.rate, 'N' AS "reverseCharge",
        'Regular B2B' AS "supplyType", 0 AS cess, '' AS operator
      FROM (${gstLines(range, Prisma.sql`sale.action = ${action} AND ${condition}`)}) line ${join}
      JOIN invoices invoice ON invoice.id = line.invoice_id JOIN orders ON orders.id = invoice.order_id ${joinPlace(STATE)}
      GROUP BY ${document}.id, invoice.id, place.label, orders.state, line.rate
    ) taxed WHERE rate > 0`;
}
