// A calendar day has no time zone: it is parsed and formatted in UTC so that it stays the same day.
const inWords = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const withWeekday = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const withYear = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

/** `2026-01-31` as `31 Jan`. */
export function formatCalendarDate(date: string): string {
  return inWords.format(new Date(date));
}

/** `2026-01-31` as `31 Jan 2026`. */
export function formatCalendarDateWithYear(date: string): string {
  return withYear.format(new Date(date));
}

/** `2026-01-31` as `Sat, 31 Jan`. */
export function formatCalendarWeekday(date: string): string {
  return withWeekday.format(new Date(date));
}
