import { addDays, SHOP_TIME_ZONE, type ShopDay } from '../core/shopCalendar.ts';
import { Prisma } from './generated/client.ts';

/** The condition for a time on these days of the shop's calendar. */
export function happenedWithin(column: Prisma.Sql, first: ShopDay, last: ShopDay): Prisma.Sql {
  return Prisma.sql`${column} >= ${startOfDay(first)} AND ${column} < ${startOfDay(addDays(last, 1))}`;
}

/** The time at which a day of the shop's calendar begins. */
export function startOfDay(day: ShopDay): Prisma.Sql {
  return Prisma.sql`(${day}::timestamp AT TIME ZONE ${SHOP_TIME_ZONE}::text)`;
}

/** The clock of the shop at a time, as a `timestamp` without a zone. */
export function shopTime(moment: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${moment} AT TIME ZONE ${SHOP_TIME_ZONE}::text)`;
}

/** The day of the shop's calendar at a time. */
export function dayOf(moment: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${shopTime(moment)}::date`;
}
