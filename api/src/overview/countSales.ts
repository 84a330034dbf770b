import { db } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { addDays, SHOP_TIME_ZONE, type ShopDay } from '../shopCalendar.ts';
import { countedOrders, type Span } from './span.ts';

/** What was sold on a day, or on several. */
export interface Sales {
  orderCount: number;
  revenuePaise: number;
}

/** What was sold in a span: on each of its days, in all, and in as many days before it. */
export interface SpanSales {
  days: (Sales & { date: ShopDay })[];
  inAll: Sales;
  before: Sales;
}

interface DayRow {
  date: ShopDay;
  orders: bigint;
  revenue: bigint;
}

/** Counts orders and what they cost, delivery included, by the days of the shop's calendar; in one statement. */
export async function countSales(viewer: Viewer, { first, last, dayCount }: Span): Promise<SpanSales> {
  requireAdmin(viewer);
  const earliest = addDays(first, -dayCount);
  const rows = await db.$queryRaw<DayRow[]>`
    WITH sold AS (
      SELECT (orders.created_at AT TIME ZONE ${SHOP_TIME_ZONE})::date AS day,
        count(*) AS orders, sum(orders.grand_total_paise) AS revenue
      FROM orders WHERE ${countedOrders(earliest, last)} GROUP BY 1
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
  const [before, within] = [days.slice(0, dayCount), days.slice(dayCount)];
  return { days: within, inAll: sumOf(within), before: sumOf(before) };
}

function sumOf(days: readonly Sales[]): Sales {
  return {
    orderCount: days.reduce((sum, { orderCount }) => sum + orderCount, 0),
    revenuePaise: days.reduce((sum, { revenuePaise }) => sum + revenuePaise, 0),
  };
}
