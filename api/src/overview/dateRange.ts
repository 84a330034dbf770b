import { Prisma } from '../db/generated/client.ts';
import { addDays, SHOP_TIME_ZONE, shopDay, type ShopDay } from '../core/shopCalendar.ts';
import { UNSOLD_STATES } from '../orders/orderStates.ts';

/** A range of consecutive days. */
export interface DateRange {
  first: ShopDay;
  last: ShopDay;
  dayCount: number;
}

/** The last days up to and including today. */
export function dateRangeUntil(now: Date, dayCount: number): DateRange {
  const last = shopDay(now);
  return { first: addDays(last, 1 - dayCount), last, dayCount };
}

/** The condition for orders that count as sales and were placed on these days. */
export function countedOrdersWhere(first: ShopDay, last: ShopDay): Prisma.Sql {
  return Prisma.sql`
    orders.created_at >= ${startOfDay(first)} AND orders.created_at < ${startOfDay(addDays(last, 1))}
    AND orders.status <> ALL (${UNSOLD_STATES}::order_status[])`;
}

function startOfDay(day: ShopDay): Prisma.Sql {
  return Prisma.sql`(${day}::timestamp AT TIME ZONE ${SHOP_TIME_ZONE})`;
}
