import { Prisma } from '../../db/generated/client.ts';
import { SALES_FIGURES, SOLD_ORDERS } from '../../invoices/sales/salesFigures.ts';
import type { ReportDefinition } from '../report.ts';
import { ORDERS_COLUMN, SALES_COLUMNS } from './salesColumns.ts';
import { soldWithin } from './soldWithin.ts';

/** The sales by how the orders are paid. */
export const SALES_BY_PAYMENT_METHOD: ReportDefinition = {
  group: 'SALES',
  title: 'Sales by payment method',
  description: 'Sales and refunds by how the order is paid. Tips are left out, as in all reports of sales.',
  columns: [{ name: 'method', displayName: 'Payment method', dataType: 'STRING' }, ORDERS_COLUMN, ...SALES_COLUMNS],
  chart: { kind: 'BARS', label: 'method', value: 'netSales' },
  rows: (range) => Prisma.sql`
    SELECT CASE sale.payment_method WHEN 'ONLINE' THEN 'Online payment' ELSE 'Cash on delivery' END AS method,
      ${SOLD_ORDERS} AS orders, ${SALES_FIGURES}
    FROM ${soldWithin(range)}
    GROUP BY sale.payment_method`,
  order: Prisma.sql`"netSales" DESC, method`,
};
