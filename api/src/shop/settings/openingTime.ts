import { SHOP_TIME_ZONE } from '../../platform/core/shopCalendar.ts';

const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: SHOP_TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

/** A time of opening for people: `on Monday, 30 November at 7:00 am`. */
export function openingTime(moment: Date): string {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { weekday, day, month, hour, minute, dayPeriod } = parts;
  return `on ${weekday}, ${day} ${month} at ${hour}:${minute} ${dayPeriod}`;
}
