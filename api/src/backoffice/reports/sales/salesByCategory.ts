import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import { FEE_NAME } from './feeName.ts';
import { PIECES_COLUMN, SALES_COLUMNS } from './salesColumns.ts';
import { soldProducts } from './soldProducts.ts';
import { SUMMED_SALES } from './summedSales.ts';

/** The sales of each category; the rows add up to all sales, because each product counts in one of them. */
export const SALES_BY_CATEGORY: ReportDefinition = {
  group: 'SALES',
  title: 'Sales by category',
  description:
    'A product in several categories counts once, in the first of them by name. Fees and products without a category have rows of their own.',
  columns: [{ name: 'category', displayName: 'Category', dataType: 'STRING' }, PIECES_COLUMN, ...SALES_COLUMNS],
  chart: { kind: 'BARS', label: 'category', value: 'netSales' },
  rows: (range) => Prisma.sql`
    SELECT coalesce(place.name, ${FEE_NAME}, 'No category') AS category, sum(sold.pieces)::bigint AS pieces, ${SUMMED_SALES}
    FROM (${soldProducts(range)}) sold
    LEFT JOIN (
      SELECT link.product_id, min(category.name) AS name
      FROM product_categories link JOIN categories category ON category.id = link.category_id
      GROUP BY link.product_id
    ) place ON place.product_id = sold.product_id
    GROUP BY 1`,
  order: Prisma.sql`"netSales" DESC, category`,
};
