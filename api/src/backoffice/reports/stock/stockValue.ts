import { Prisma } from '../../../platform/db/generated/client.ts';
import type { ReportDefinition } from '../report.ts';
import { STOCK_COLUMNS, VALUE_COLUMN } from './productColumns.ts';

/** What is in stock now, and what it is worth. */
export const STOCK_VALUE: ReportDefinition = {
  group: 'STOCK',
  title: 'Stock value',
  description: 'All products that are not deleted, as they are now. The value is at selling prices, not at cost.',
  isOfNow: true,
  columns: [
    ...STOCK_COLUMNS,
    { name: 'price', displayName: 'Price', dataType: 'MONEY' },
    VALUE_COLUMN,
    { name: 'mrpValue', displayName: 'Value at MRP', dataType: 'MONEY', total: 'SUM' },
    { name: 'onSale', displayName: 'On sale', dataType: 'STRING', description: 'Whether shoppers see it.' },
  ],
  chart: { kind: 'BARS', label: 'product', value: 'value' },
  source: { table: 'products', column: null },
  rows: () => Prisma.sql`
    SELECT name AS product, unit, sku, stock, price_paise AS price, stock * price_paise::bigint AS value,
      stock * mrp_paise::bigint AS "mrpValue", CASE WHEN is_published THEN 'Yes' ELSE 'No' END AS "onSale"
    FROM products WHERE deleted_at IS NULL`,
  order: Prisma.sql`value DESC, product, sku`,
};
