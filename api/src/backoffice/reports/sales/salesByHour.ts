import { SHOP_TIME_ZONE } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { issuedWithin } from '../../../shop/invoices/sales/issuedWithin.ts';
import { SALES_FIGURES } from '../../../shop/invoices/sales/salesFigures.ts';
import type { ReportDefinition } from '../report.ts';
import { ORDERS_COLUMN, SALES_COLUMNS } from './salesColumns.ts';
import { soldWithin } from './soldWithin.ts';
import { SUMMED_SALES } from './summedSales.ts';

/** The sales of each hour of the day, over all days of the range. */
export const SALES_BY_HOUR: ReportDefinition = {
  group: 'SALES',
  title: 'Sales by hour',
  description: 'When orders leave the shop: the hours of the day in India, over all days of the range.',
  columns: [{ name: 'hour', displayName: 'Hour', dataType: 'HOUR_OF_DAY' }, ORDERS_COLUMN, ...SALES_COLUMNS],
  chart: { kind: 'COLUMNS', label: 'hour', value: 'orders' },
  rows: (range) => Prisma.sql`
    WITH sold AS (
      SELECT extract(hour FROM sale.happened_at AT TIME ZONE ${SHOP_TIME_ZONE}::text)::int AS hour, ${SALES_FIGURES}
      FROM ${soldWithin(range)}
      GROUP BY 1
    ), left_shop AS (
      SELECT extract(hour FROM invoice.issued_at AT TIME ZONE ${SHOP_TIME_ZONE}::text)::int AS hour, count(*) AS orders
      FROM ${issuedWithin(range)}
      GROUP BY 1
    )
    SELECT hours.hour, coalesce(max(left_shop.orders), 0) AS orders, ${SUMMED_SALES}
    FROM generate_series(0, 23) AS hours (hour)
    LEFT JOIN sold ON sold.hour = hours.hour LEFT JOIN left_shop ON left_shop.hour = hours.hour
    GROUP BY hours.hour`,
  order: Prisma.sql`hour`,
};
