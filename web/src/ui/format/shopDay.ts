import { TIME_ZONE } from './timeZone.ts';

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of the shop's calendar at a moment, as `2026-01-31`. */
export function shopDay(moment: Date): string {
  return calendar.format(moment);
}
