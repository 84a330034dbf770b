import type { Opening } from '../../platform/config/settings/shopSettings.ts';
import {
  addDays,
  SHOP_UTC_OFFSET_MINUTES,
  shopDay,
  type ShopDay,
  SHOP_TIME_ZONE,
} from '../../platform/core/shopCalendar.ts';
import { DAY_MS, MINUTE_MS } from '@kirana/shared/durations.ts';

export interface OpeningStatus {
  isOpen: boolean;
  /** The next opening, after the closing while the shop is open; null when none is known. */
  opensAt: Date | null;
  /** The next closing of an open shop; null when it does not close within a week, or is closed. */
  closesAt: Date | null;
  /** Why it is closed, for shoppers; null when there is nothing to say, or it is open. */
  message: string | null;
}

/** From one moment to another one, in milliseconds since the epoch. */
interface Span {
  start: number;
  end: number;
}

const WEEK_MS = 7 * DAY_MS;
/** More than a year of holidays in a row is a shop without a next opening. */
const MAX_DAYS = 400;

/** Whether the shop is open at a moment, by the switch, the holidays and the weekly hours. An interval belongs to the day on which it begins. */
export function openingStatus(opening: Opening, now: Date): OpeningStatus {
  if (isSwitchedOff(opening, now)) {
    const opensAt = opening.reopensAt === null ? null : workBegins(opening, new Date(opening.reopensAt));
    return { isOpen: false, opensAt, closesAt: null, message: opening.message };
  }
  if (opening.hours === null && opening.holidays.length === 0) {
    return { isOpen: true, opensAt: null, closesAt: null, message: null };
  }
  const [current, next] = openSpans(opening, now);
  if (!current || current.start > now.getTime()) {
    return { isOpen: false, opensAt: dateOf(current?.start), closesAt: null, message: holidayMessage(opening, now) };
  }
  const closesAt = current.end > now.getTime() + WEEK_MS ? null : dateOf(current.end);
  return { isOpen: true, opensAt: closesAt && dateOf(next?.start), closesAt, message: null };
}

/** When work on an order of this moment can begin: now, or when the shop opens. An opening that is not known is now. */
export function workBegins(opening: Opening, now: Date): Date {
  const { isOpen, opensAt } = openingStatus(opening, now);
  return isOpen ? now : (opensAt ?? now);
}

function isSwitchedOff({ isClosed, reopensAt }: Opening, now: Date): boolean {
  return isClosed && (reopensAt === null || now < new Date(reopensAt));
}

function holidayMessage({ holidays }: Opening, now: Date): string | null {
  const today = shopDay(now);
  const holiday = holidays.find(({ date }) => date === today);
  return holiday ? `We’re closed today: ${holiday.name}.` : null;
}

/** The first two spans that end after a moment, with adjacent ones joined; the first one may go on for longer than a week. */
function openSpans(opening: Opening, now: Date): Span[] {
  const [from, today] = [now.getTime(), shopDay(now)];
  const found: Span[] = [];
  for (let count = -1; count < MAX_DAYS; count += 1) {
    for (const span of spansOf(opening, addDays(today, count))) {
      const last = found.at(-1);
      if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
      else if (found.length === 2) return found;
      else if (span.end > from) found.push({ ...span });
    }
    if (found[0] && found[0].end > from + WEEK_MS) return found;
  }
  return found;
}

function spansOf({ hours, holidays }: Opening, day: ShopDay): Span[] {
  if (holidays.some(({ date }) => date === day)) return [];
  const midnight = Date.parse(day) - SHOP_UTC_OFFSET_MINUTES * MINUTE_MS;
  if (hours === null) return [{ start: midnight, end: midnight + DAY_MS }];
  const weekday = (new Date(day).getUTCDay() + 6) % 7; // Monday is the first
  return (hours[weekday] ?? []).map(({ from, to }) => ({
    start: midnight + minutesOf(from) * MINUTE_MS,
    end: midnight + minutesOf(to) * MINUTE_MS + (to > from ? 0 : DAY_MS),
  }));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function dateOf(milliseconds: number | undefined): Date | null {
  return milliseconds === undefined ? null : new Date(milliseconds);
}

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
