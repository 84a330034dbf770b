import { addDays, SHOP_TIME_ZONE, type ShopDay } from '../core/shopCalendar.ts';
import { Prisma } from '../db/generated/client.ts';
import { UNSOLD_STATES } from '../orders/orderStates.ts';

/** The condition for orders that count as sales and were placed on these days. */
export function countedOrdersWhere(first: ShopDay, last: ShopDay): Prisma.Sql {
  return Prisma.sql`
    orders.created_at >= ${startOfDay(first)} AND orders.created_at < ${startOfDay(addDays(last, 1))}
    AND orders.status <> ALL (${UNSOLD_STATES}::order_status[])`;
}

function startOfDay(day: ShopDay): Prisma.Sql {
  return Prisma.sql`(${day}::timestamp AT TIME ZONE ${SHOP_TIME_ZONE})`;
}
