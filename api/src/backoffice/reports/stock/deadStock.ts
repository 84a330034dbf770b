import { SHOP_TIME_ZONE } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import { STOCK_COLUMNS, VALUE_COLUMN } from './productColumns.ts';

/** Products in stock without recent orders. The ledger's last order of a product is found by its index. */
export const DEAD_STOCK: ReportDefinition = {
  group: 'STOCK',
  title: 'Dead stock',
  description:
    'Products in stock that nobody has ordered since the first of these days, and that were in the shop before.',
  columns: [
    ...STOCK_COLUMNS,
    VALUE_COLUMN,
    { name: 'orderedOn', displayName: 'Last order', dataType: 'DATE', description: 'Empty: never ordered.' },
    {
      name: 'idleDays',
      displayName: 'Days since',
      dataType: 'INTEGER',
      description: 'Since the last order, or since it is in the shop.',
    },
  ],
  chart: { kind: 'BARS', label: 'product', value: 'value' },
  source: { table: 'products', column: null },
  rows: ({ first }) => Prisma.sql`
    SELECT product.name AS product, product.unit, product.sku, product.stock, product.stock * product.price_paise::bigint AS value,
      (ordered.at AT TIME ZONE ${SHOP_TIME_ZONE}::text)::date AS "orderedOn",
      extract(day FROM now() - coalesce(ordered.at, product.created_at))::int AS "idleDays"
    FROM products product
    LEFT JOIN LATERAL (
      SELECT movement.created_at AS at FROM stock_movements movement
      WHERE movement.product_id = product.id AND movement.reason = 'ORDER' ORDER BY movement.id DESC LIMIT 1
    ) ordered ON true
    WHERE product.deleted_at IS NULL AND product.stock > 0
      AND coalesce(ordered.at, product.created_at) < (${first}::timestamp AT TIME ZONE ${SHOP_TIME_ZONE}::text)`,
  order: Prisma.sql`value DESC, product, sku`,
};
