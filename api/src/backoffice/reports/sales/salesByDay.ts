import { SHOP_TIME_ZONE } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { issuedWithin } from '../../../shop/invoices/sales/issuedWithin.ts';
import { roundedWithin } from '../../../shop/invoices/sales/roundedWithin.ts';
import { SALES_FIGURES } from '../../../shop/invoices/sales/salesFigures.ts';
import type { ReportDefinition } from '../report.ts';
import { ORDERS_COLUMN, ROUND_OFF_COLUMN, SALES_COLUMNS } from './salesColumns.ts';
import { soldWithin } from './soldWithin.ts';
import { SUMMED_SALES } from './summedSales.ts';

/** The sales of each day, also of days without any. */
export const SALES_BY_DAY: ReportDefinition = {
  group: 'SALES',
  title: 'Sales by day',
  description:
    'Sales count on the day on which the order leaves the shop with its invoice, and refunds on the day of their credit note.',
  columns: [
    { name: 'day', displayName: 'Day', dataType: 'DATE' },
    ORDERS_COLUMN,
    ...SALES_COLUMNS,
    ROUND_OFF_COLUMN,
    {
      name: 'averageOrder',
      displayName: 'Average order',
      dataType: 'MONEY',
      description: 'Net sales by order.',
      total: Prisma.sql`round(sum("netSales") / nullif(sum("orders"), 0))`,
    },
  ],
  chart: { kind: 'COLUMNS', label: 'day', value: 'netSales' },
  rows: (range) => Prisma.sql`
    WITH sold AS (
      SELECT (sale.happened_at AT TIME ZONE ${SHOP_TIME_ZONE}::text)::date AS day, ${SALES_FIGURES}
      FROM ${soldWithin(range)}
      GROUP BY 1
    ), left_shop AS (
      SELECT (invoice.issued_at AT TIME ZONE ${SHOP_TIME_ZONE}::text)::date AS day, count(*) AS orders
      FROM ${issuedWithin(range)}
      GROUP BY 1
    ), by_rounding AS (
      SELECT (happened_at AT TIME ZONE ${SHOP_TIME_ZONE}::text)::date AS day, sum(round_off) AS round_off
      FROM ${roundedWithin(range)}
      GROUP BY 1
    ), by_day AS (
      SELECT days.day::date AS day, coalesce(max(left_shop.orders), 0) AS orders, ${SUMMED_SALES},
        coalesce(max(by_rounding.round_off), 0)::bigint AS "roundOff"
      FROM generate_series(${range.first}::timestamp, ${range.last}::timestamp, '1 day') AS days (day)
      LEFT JOIN sold ON sold.day = days.day::date LEFT JOIN left_shop ON left_shop.day = days.day::date
      LEFT JOIN by_rounding ON by_rounding.day = days.day::date
      GROUP BY days.day
    )
    SELECT *, round("netSales"::numeric / nullif(orders, 0)) AS "averageOrder" FROM by_day`,
  order: Prisma.sql`day`,
};
