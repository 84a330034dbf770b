import { TIME_ZONE } from './timeZone.ts';

const format = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, timeStyle: 'short' });

/** A moment of today: `6:45 pm`. */
export function formatTime(moment: string): string {
  return format.format(new Date(moment));
}
