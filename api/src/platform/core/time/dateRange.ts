import { addDays, shopDay, type ShopDay } from './shopCalendar.ts';

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
