import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import { PIECES_COLUMN } from '../sales/salesColumns.ts';
import { soldProducts } from '../sales/soldProducts.ts';

/** What the discounts of products cost. */
export const DISCOUNTS: ReportDefinition = {
  group: 'PROMOTIONS',
  title: 'Discounts by product',
  description:
    'Products that were sold below their MRP, and what that cost: the discounts of the sold pieces less those of refunded ones.',
  columns: [
    { name: 'product', displayName: 'Product', dataType: 'STRING' },
    { name: 'unit', displayName: 'Unit', dataType: 'STRING' },
    { name: 'sku', displayName: 'SKU', dataType: 'STRING' },
    PIECES_COLUMN,
    {
      name: 'atMrp',
      displayName: 'At MRP',
      dataType: 'MONEY',
      description: 'The net sales without the discount.',
      total: 'SUM',
    },
    { name: 'discount', displayName: 'Discount', dataType: 'MONEY', total: 'SUM' },
    { name: 'netSales', displayName: 'Net sales', dataType: 'MONEY', total: 'SUM' },
    {
      name: 'share',
      displayName: 'Discount %',
      dataType: 'PERCENT',
      description: 'The discount by the sales at MRP.',
      total: Prisma.sql`round(100 * sum(discount) / nullif(sum("atMrp"), 0), 1)`,
    },
  ],
  chart: { kind: 'BARS', label: 'product', value: 'discount' },
  rows: (range) => Prisma.sql`
    SELECT product.name AS product, product.unit, product.sku, sold.pieces, sold."netSales" + sold.discount AS "atMrp", sold.discount,
      sold."netSales", round(100.0 * sold.discount / nullif(sold."netSales" + sold.discount, 0), 1) AS share
    FROM (${soldProducts(range)}) sold JOIN products product ON product.id = sold.product_id
    WHERE sold.discount <> 0`,
  order: Prisma.sql`discount DESC, product, sku`,
};
