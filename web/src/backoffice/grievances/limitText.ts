import { DAY_MS, HOUR_MS } from '@kirana/shared/durations.ts';
import { formatTime, formatShortDate } from '../../ui/format/formatDateTime.ts';
import { shopDay } from '../../ui/format/shopDay.ts';

/** How near a legal limit is, in words: `by tomorrow, 2:00 pm`, `4 days over`. `what` is the step, such as `Acknowledge`. */
export function limitText(
  what: string,
  limit: string,
  now: number,
): { text: string; isOver: boolean; isNear: boolean } {
  const date = new Date(limit);
  const left = date.getTime() - now;
  if (left < 0) return { text: `${what}: ${overText(-left)} over`, isOver: true, isNear: true };
  return { text: `${what} by ${dayText(date, now)}, ${formatTime(limit)}`, isOver: false, isNear: left <= DAY_MS };
}

function dayText(date: Date, now: number): string {
  const day = shopDay(date);
  if (day === shopDay(new Date(now))) return 'today';
  return day === shopDay(new Date(now + DAY_MS)) ? 'tomorrow' : formatShortDate(date.toISOString());
}

function overText(over: number): string {
  const [count, unit] = over < DAY_MS ? [Math.floor(over / HOUR_MS), 'hour'] : [Math.floor(over / DAY_MS), 'day'];
  if (count === 0) return 'less than an hour';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
