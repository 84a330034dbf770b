import { z } from 'zod';
import { DAY_MS } from '@kirana/shared/durations.ts';

/** The time zone of the shop's days. */
export const SHOP_TIME_ZONE = 'Asia/Kolkata';

/** The minutes by which its days are ahead of UTC's. India has no summer time. */
export const SHOP_UTC_OFFSET_MINUTES = 330;

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** A day of the shop's calendar as `2026-01-31`. */
export type ShopDay = string;

/** The shop's day at that moment. */
export function shopDay(moment: Date): ShopDay {
  return calendar.format(moment);
}

/** The day `count` days later, or earlier for a negative `count`. */
export function addDays(day: ShopDay, count: number): ShopDay {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

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

/** The numbers of days up to and including today that reports for admins cover, at most and unless another one is asked for. */
export const [MAX_REPORT_DAYS, DEFAULT_REPORT_DAYS] = [90, 30];

const BOUNDS = `days must be a whole number from 1 to ${MAX_REPORT_DAYS}`;

/** The valid numbers of days of a report. */
export const reportDaysShape = z.number().int(BOUNDS).min(1, BOUNDS).max(MAX_REPORT_DAYS, BOUNDS);
