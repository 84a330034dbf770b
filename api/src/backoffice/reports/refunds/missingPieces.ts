import { Prisma } from '../../../platform/db/generated/client.ts';
import { happenedWithin } from '../../../platform/db/keysetSql.ts';
import type { ReportDefinition } from '../report.ts';

/** What pickers did not find, by product. */
export const MISSING_PIECES: ReportDefinition = {
  group: 'REFUNDS',
  title: 'Missing pieces by product',
  description:
    'Pieces of orders of these days that were not available when the order was packed. They were not charged.',
  columns: [
    { name: 'product', displayName: 'Product', dataType: 'STRING' },
    { name: 'unit', displayName: 'Unit', dataType: 'STRING' },
    { name: 'sku', displayName: 'SKU', dataType: 'STRING' },
    { name: 'orders', displayName: 'Orders', dataType: 'INTEGER', description: 'The orders that lacked some.' },
    { name: 'pieces', displayName: 'Missing pieces', dataType: 'INTEGER', total: 'SUM' },
    {
      name: 'value',
      displayName: 'Lost sales',
      dataType: 'MONEY',
      description: 'The pieces at their prices.',
      total: 'SUM',
    },
    { name: 'stock', displayName: 'Stock now', dataType: 'INTEGER' },
  ],
  chart: { kind: 'BARS', label: 'product', value: 'value' },
  source: { table: 'orders', column: 'created_at' },
  rows: ({ first, last }) => Prisma.sql`
    WITH missing AS (
      SELECT line.product_id, count(*) AS orders, sum(line.missing_quantity)::bigint AS pieces,
        sum(line.missing_quantity * line.price_paise::bigint)::bigint AS value
      FROM order_lines line JOIN orders ON orders.id = line.order_id
      WHERE line.missing_quantity > 0 AND ${happenedWithin(Prisma.sql`orders.created_at`, first, last)}
      GROUP BY line.product_id
    )
    SELECT product.name AS product, product.unit, product.sku, orders, pieces, value, product.stock
    FROM missing JOIN products product ON product.id = missing.product_id`,
  order: Prisma.sql`value DESC, product, sku`,
};
