import { db } from '../db/client.ts';
import { requirePermission } from '../core/permissions.ts';
import type { Viewer } from '../core/viewer.ts';
import { addDays, SHOP_TIME_ZONE, type ShopDay } from '../core/shopCalendar.ts';
import type { DateRange } from '../core/dateRange.ts';
import { countedOrdersWhere } from './countedOrdersWhere.ts';

/** The sales of one or more days. */
export interface Sales {
  orderCount: number;
  revenuePaise: number;
}

/** The sales of a range: of each day, in total, and of the same number of days before it. */
export interface SalesReport {
  days: (Sales & { date: ShopDay })[];
  total: Sales;
  previous: Sales;
}

interface DayRow {
  date: ShopDay;
  orders: bigint;
  revenue: bigint;
}

/** Counts orders and their revenue, including delivery and without tips, by days of the shop's calendar, by one statement. */
export async function countSales(viewer: Viewer, { first, last, dayCount }: DateRange): Promise<SalesReport> {
  requirePermission(viewer, 'REPORTS');
  const earliest = addDays(first, -dayCount);
  const rows = await db.$queryRaw<DayRow[]>`
    WITH sold AS (
      SELECT (orders.created_at AT TIME ZONE ${SHOP_TIME_ZONE})::date AS day,
        count(*) AS orders, sum(orders.grand_total_paise - orders.tip_paise) AS revenue
      FROM orders WHERE ${countedOrdersWhere(earliest, last)} GROUP BY 1
    )
    SELECT days.day::date::text AS date, coalesce(sold.orders, 0) AS orders, coalesce(sold.revenue, 0)::bigint AS revenue
    FROM generate_series(${earliest}::timestamp, ${last}::timestamp, '1 day') AS days (day)
    LEFT JOIN sold ON sold.day = days.day::date
    ORDER BY days.day`;
  const days = rows.map(({ date, orders, revenue }) => ({
    date,
    orderCount: Number(orders),
    revenuePaise: Number(revenue),
  }));
  const [previous, within] = [days.slice(0, dayCount), days.slice(dayCount)];
  return { days: within, total: sumOf(within), previous: sumOf(previous) };
}

function sumOf(days: readonly Sales[]): Sales {
  return {
    orderCount: days.reduce((sum, { orderCount }) => sum + orderCount, 0),
    revenuePaise: days.reduce((sum, { revenuePaise }) => sum + revenuePaise, 0),
  };
}
