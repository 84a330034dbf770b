import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/keysetSql.ts';
import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { documentNumberSql } from '../../../shop/invoices/documentNumberSql.ts';
import type { NumberedDocument } from '../../../shop/invoices/invoiceNumber.ts';
import type { ReportDefinition } from '../report.ts';
import { PORTAL_TABLE } from './gstColumns.ts';

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

/** Table 13 of GSTR-1. */
export const GSTR1_DOCUMENTS: ReportDefinition = {
  ...PORTAL_TABLE,
  title: 'GSTR-1: documents issued (13)',
  description:
    'The numbers of invoices and credit notes. None is ever cancelled: an order that is cancelled after its invoice gets a credit note.',
  columns: [
    { name: 'nature', displayName: 'Nature of Document', dataType: 'STRING' },
    { name: 'from', displayName: 'Sr. No. From', dataType: 'STRING' },
    { name: 'to', displayName: 'Sr. No. To', dataType: 'STRING' },
    { name: 'count', displayName: 'Total Number', dataType: 'INTEGER', total: 'SUM' },
    { name: 'cancelled', displayName: 'Cancelled', dataType: 'INTEGER', total: 'SUM' },
  ],
  chart: null,
  source: { table: 'invoices', column: 'issued_at' },
  rows: (range) => Prisma.sql`${numbersOf('INVOICE', range)} UNION ALL ${numbersOf('CREDIT_NOTE', range)}`,
  order: Prisma.sql`place, "from"`,
};
