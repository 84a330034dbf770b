import { TIME_ZONE } from './timeZone.ts';

const withTime = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' });

/** A timestamp in the Indian format and the shop's time: `21 Nov 2026, 6:30 am`. */
export function formatDateTime(moment: string): string {
  return withTime.format(new Date(moment));
}
