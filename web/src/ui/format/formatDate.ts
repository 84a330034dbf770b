import { TIME_ZONE } from './timeZone.ts';

const day = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, dateStyle: 'long' });

/** The shop's day of a moment in full: `4 March 2027`. */
export function formatDate(date: Date): string {
  return day.format(date);
}
