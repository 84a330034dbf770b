import { Prisma, type OrderStatus } from '../db/generated/client.ts';
import { addDays, SHOP_TIME_ZONE, shopDay, type ShopDay } from '../shopCalendar.ts';

/** So many days in a row. */
export interface Span {
  first: ShopDay;
  last: ShopDay;
  dayCount: number;
}

/** The days up to today, today included. */
export function spanUntil(now: Date, dayCount: number): Span {
  const last = shopDay(now);
  return { first: addDays(last, 1 - dayCount), last, dayCount };
}

/** Orders that came to nothing, or not yet to anything. */
const UNCOUNTED: readonly OrderStatus[] = ['PENDING_PAYMENT', 'CANCELLED', 'PAYMENT_FAILED', 'REFUNDED'];

/** The condition for orders that count and were placed on these days. */
export function countedOrders(first: ShopDay, last: ShopDay): Prisma.Sql {
  return Prisma.sql`
    orders.created_at >= ${beginningOf(first)} AND orders.created_at < ${beginningOf(addDays(last, 1))}
    AND orders.status <> ALL (${UNCOUNTED}::order_status[])`;
}

function beginningOf(day: ShopDay): Prisma.Sql {
  return Prisma.sql`(${day}::timestamp AT TIME ZONE ${SHOP_TIME_ZONE})`;
}
