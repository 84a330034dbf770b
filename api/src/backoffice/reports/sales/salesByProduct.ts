import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import { FEE_NAME } from './feeName.ts';
import { PIECES_COLUMN, SALES_COLUMNS } from './salesColumns.ts';
import { soldProducts } from './soldProducts.ts';

/** The sales of each product, and of each kind of fee. */
export const SALES_BY_PRODUCT: ReportDefinition = {
  group: 'SALES',
  title: 'Sales by product',
  description: 'Products with their present names, also those that are no longer sold; fees have rows of their own.',
  columns: [
    { name: 'product', displayName: 'Product', dataType: 'STRING' },
    { name: 'unit', displayName: 'Unit', dataType: 'STRING' },
    { name: 'sku', displayName: 'SKU', dataType: 'STRING' },
    PIECES_COLUMN,
    ...SALES_COLUMNS,
  ],
  chart: { kind: 'BARS', label: 'product', value: 'netSales' },
  rows: (range) => Prisma.sql`
    SELECT coalesce(product.name, ${FEE_NAME}) AS product, product.unit, product.sku, sold.pieces, sold."grossSales",
      sold."returns", sold."netSales", sold."tax"
    FROM (${soldProducts(range)}) sold LEFT JOIN products product ON product.id = sold.product_id`,
  order: Prisma.sql`"netSales" DESC, product, sku`,
};
