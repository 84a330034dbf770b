import { TIME_ZONE } from '../../ui/format/timeZone.ts';

const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/**
 * A moment in the time of the shop: `Mon 30 Nov, 7:00 am`. It is put together of parts, so that the server and every browser write it
 * alike: their separators differ.
 */
export function formatShopTime(moment: string): string {
  const parts = Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const { weekday = '', day = '', month = '', hour = '', minute = '', dayPeriod = '' } = parts;
  return `${weekday} ${day} ${month}, ${hour}:${minute} ${dayPeriod.toLowerCase()}`;
}
