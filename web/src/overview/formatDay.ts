// A day of the shop's calendar has no time zone: read and written in the same one, it stays that day.
const inWords = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const withWeekday = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** `2026-01-31` as `31 Jan`. */
export function formatDay(date: string): string {
  return inWords.format(new Date(date));
}

/** `2026-01-31` as `Sat, 31 Jan`. */
export function formatWeekday(date: string): string {
  return withWeekday.format(new Date(date));
}
