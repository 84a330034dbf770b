import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import { gstLines } from './gstLines.ts';
import { RATE_OF_DOCUMENT } from './rateOfDocument.ts';
import { RATE_COLUMN, TAX_COLUMNS } from './gstColumns.ts';

/** The tax of each rate: the halves are those of the documents, so that they add up to what invoices and credit notes say. */
export const GST_BY_RATE: ReportDefinition = {
  group: 'GST',
  title: 'GST by rate',
  description:
    'Taxable value and tax of invoices less credit notes. Samples count only while the shop has issued no tax invoice.',
  columns: [
    RATE_COLUMN,
    { name: 'invoiced', displayName: 'Taxable value of invoices', dataType: 'MONEY', total: 'SUM' },
    { name: 'credited', displayName: 'Taxable value of credit notes', dataType: 'MONEY', total: 'SUM' },
    { name: 'taxable', displayName: 'Taxable value, net', dataType: 'MONEY', total: 'SUM' },
    ...TAX_COLUMNS,
    { name: 'tax', displayName: 'Total tax', dataType: 'MONEY', total: 'SUM' },
    { name: 'value', displayName: 'Total value', dataType: 'MONEY', description: 'With the tax.', total: 'SUM' },
  ],
  chart: { kind: 'BARS', label: 'rate', value: 'tax' },
  weight: 3,
  rows: (range) => Prisma.sql`
    WITH document AS (
      SELECT line.rate, line.is_inter_state, sum(line.tax)::bigint AS tax, sum(line.total)::bigint AS total,
        (sum(line.taxable) FILTER (WHERE line.action = 'ORDER'))::bigint AS invoiced,
        (sum(-line.taxable) FILTER (WHERE line.action = 'RETURN'))::bigint AS credited
      FROM (${gstLines(range)}) line
      GROUP BY ${RATE_OF_DOCUMENT}
    )
    SELECT rate, coalesce(sum(invoiced), 0)::bigint AS invoiced, coalesce(sum(credited), 0)::bigint AS credited,
      (coalesce(sum(invoiced), 0) - coalesce(sum(credited), 0))::bigint AS taxable,
      coalesce(sum(tax) FILTER (WHERE is_inter_state), 0)::bigint AS "integratedTax",
      coalesce(sum(tax - tax / 2) FILTER (WHERE NOT is_inter_state), 0)::bigint AS "centralTax",
      coalesce(sum(tax / 2) FILTER (WHERE NOT is_inter_state), 0)::bigint AS "stateTax",
      sum(tax)::bigint AS tax, sum(total)::bigint AS value
    FROM document GROUP BY rate`,
  order: Prisma.sql`rate`,
};
