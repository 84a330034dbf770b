import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import { PORTAL_TABLE } from './gstColumns.ts';
import { gstLines } from './gstLines.ts';

/** Table 8 of GSTR-1. */
export const GSTR1_NIL: ReportDefinition = {
  ...PORTAL_TABLE,
  title: 'GSTR-1: nil rated supplies (8)',
  description:
    'Products at 0 % GST, less credit notes. The shop does not know which of them are exempted or outside of GST: move those amounts.',
  columns: [
    { name: 'description', displayName: 'Description', dataType: 'STRING' },
    { name: 'nilRated', displayName: 'Nil Rated Supplies', dataType: 'MONEY', total: 'SUM' },
    {
      name: 'exempted',
      displayName: 'Exempted(other than nil rated/non GST supply)',
      dataType: 'MONEY',
      total: 'SUM',
    },
    { name: 'nonGst', displayName: 'Non-GST Supplies', dataType: 'MONEY', total: 'SUM' },
  ],
  chart: null,
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
