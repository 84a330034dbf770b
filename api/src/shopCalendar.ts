/** Where the shop's days begin and end. */
export const SHOP_TIME_ZONE = 'Asia/Kolkata';

const DAY_MS = 24 * 60 * 60 * 1000;
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** A day of the shop's calendar as `2026-01-31`. */
export type ShopDay = string;

/** The day that it is in the shop at that moment. */
export function shopDay(moment: Date): ShopDay {
  return calendar.format(moment);
}

/** So many days later, or earlier where `count` is negative. */
export function addDays(day: ShopDay, count: number): ShopDay {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}
