import { DAY_MS, MINUTE_MS } from '@kirana/shared/durations.ts';
import { addDays, SHOP_UTC_OFFSET_MINUTES, shopDay, type ShopDay } from '../../platform/core/shopCalendar.ts';
import { fromDateColumn } from '../../platform/db/keysetSql.ts';
import type { HomeSection } from '../../platform/db/generated/client.ts';

/** When a section is shown: each hour of the given days and weekdays, or from a minute to another one, which may be on the next day. */
export type HomeTimes = Pick<HomeSection, 'startsOn' | 'endsOn' | 'weekdays' | 'fromMinute' | 'untilMinute'>;

/** Further changes are found when they are nearer. */
const DAYS_AHEAD = 8;

/** Whether a section is shown at a moment. */
export function isShown(times: HomeTimes, now: Date): boolean {
  const today = shopDay(now);
  const isIn = (day: ShopDay) => spanOf(times, day).some(({ start, end }) => start <= +now && +now < end);
  return isIn(today) || isIn(addDays(today, -1));
}

/** The moments of the next days at which a section may begin or end to be shown, in milliseconds since the epoch. */
export function changesOf(times: HomeTimes, now: Date): number[] {
  const today = shopDay(now);
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, count) => addDays(today, count - 1));
  return days.flatMap((day) => spanOf(times, day).flatMap(({ start, end }) => [start, end])).filter((at) => at > +now);
}

/** The time that begins on a day; none on a day without. */
function spanOf({ startsOn, endsOn, weekdays, fromMinute, untilMinute }: HomeTimes, day: ShopDay) {
  const [first, last] = [fromDateColumn(startsOn), fromDateColumn(endsOn)];
  const weekday = ((new Date(day).getUTCDay() + 6) % 7) + 1; // Monday is the first
  if ((first !== null && day < first) || (last !== null && day > last)) return [];
  if (weekdays.length > 0 && !weekdays.includes(weekday)) return [];
  const midnight = Date.parse(day) - SHOP_UTC_OFFSET_MINUTES * MINUTE_MS;
  const [from, until] = [fromMinute ?? 0, untilMinute ?? 0];
  const start = midnight + from * MINUTE_MS;
  return [{ start, end: midnight + until * MINUTE_MS + (until > from ? 0 : DAY_MS) }];
}
