import { Prisma } from '../../../platform/db/generated/client.ts';
import { issuedWithin, roundedWithin, SALES_FIGURES } from '../../../shop/invoices/sales/salesFigures.ts';
import type { ReportDefinition } from '../report.ts';
import { ORDERS_COLUMN, ROUND_OFF_COLUMN, SALES_COLUMNS } from './salesColumns.ts';
import { soldWithin } from './soldWithin.ts';

/** The sales by how the orders are paid. */
export const SALES_BY_PAYMENT_METHOD: ReportDefinition = {
  group: 'SALES',
  title: 'Sales by payment method',
  description: 'Sales and refunds by how the order is paid. Tips are left out, as in all reports of sales.',
  columns: [
    { name: 'method', displayName: 'Payment method', dataType: 'STRING' },
    ORDERS_COLUMN,
    ...SALES_COLUMNS,
    ROUND_OFF_COLUMN,
  ],
  chart: { kind: 'BARS', label: 'method', value: 'netSales' },
  rows: (range) => Prisma.sql`
    WITH sold AS (
      SELECT sale.payment_method, ${SALES_FIGURES} FROM ${soldWithin(range)} GROUP BY sale.payment_method
    ), left_shop AS (
      SELECT orders.payment_method, count(*) AS orders
      FROM (SELECT invoice.order_id FROM ${issuedWithin(range)}) invoice JOIN orders ON orders.id = invoice.order_id
      GROUP BY orders.payment_method
    ), by_rounding AS (
      SELECT payment_method, sum(round_off)::bigint AS round_off FROM ${roundedWithin(range)} GROUP BY payment_method
    )
    SELECT CASE sold.payment_method WHEN 'ONLINE' THEN 'Online payment' ELSE 'Cash on delivery' END AS method,
      coalesce(left_shop.orders, 0) AS orders, "grossSales", "returns", "netSales", "tax",
      coalesce(by_rounding.round_off, 0) AS "roundOff"
    FROM sold LEFT JOIN left_shop ON left_shop.payment_method = sold.payment_method
    LEFT JOIN by_rounding ON by_rounding.payment_method = sold.payment_method`,
  order: Prisma.sql`"netSales" DESC, method`,
};
