import { shopDay } from '../../ui/format/shopDay.ts';
import { formatTime } from '../../ui/format/formatDateTime.ts';
import { TIME_ZONE } from '../../ui/format/timeZone.ts';

const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, weekday: 'long' });
const day = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, weekday: 'long', day: 'numeric', month: 'long' });
const DAY_MS = 24 * 3_600_000;

/** A coming moment: `7:00 am` on the same day, `tomorrow at 7:00 am`, `Monday at 7:00 am` within a week, or with its date. */
export function formatOpening(moment: string, now = new Date()): string {
  const date = new Date(moment);
  if (shopDay(date) === shopDay(now)) return formatTime(moment);
  if (shopDay(date) === shopDay(new Date(now.getTime() + DAY_MS))) return `tomorrow at ${formatTime(moment)}`;
  const dayFormat = date.getTime() - now.getTime() < 7 * DAY_MS ? weekday : day;
  return `${dayFormat.format(date)} at ${formatTime(moment)}`;
}
