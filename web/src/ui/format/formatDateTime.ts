import { TIME_ZONE } from './timeZone.ts';

const withTime = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' });

/** A timestamp in the Indian format and the shop's time: `21 Nov 2026, 6:30 am`. */
export function formatDateTime(moment: string): string {
  return withTime.format(new Date(moment));
}

const day = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, dateStyle: 'long' });

/** The shop's day of a moment in full: `4 March 2027`. */
export function formatDate(date: Date): string {
  return day.format(date);
}

const shortDay = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, day: 'numeric', month: 'short' });

/** The shop's day of a moment without its year: `4 Mar`. */
export function formatShortDate(moment: string): string {
  return shortDay.format(new Date(moment));
}

const time = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, timeStyle: 'short' });

/** A moment of today: `6:45 pm`. */
export function formatTime(moment: string): string {
  return time.format(new Date(moment));
}

/** A moment beside the date of another: `6:45 pm` on the same day, `21 Nov 2026, 6:45 pm` on another. */
export function formatTimeBeside(moment: string, other: string): string {
  return formatDate(new Date(moment)) === formatDate(new Date(other)) ? formatTime(moment) : formatDateTime(moment);
}

/** The same in a sentence: `at 6:45 pm`, `on 21 Nov 2026, 6:45 pm`. */
export function formatWhenBeside(moment: string, other: string): string {
  const text = formatTimeBeside(moment, other);
  return `${text === formatTime(moment) ? 'at' : 'on'} ${text}`;
}
