const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long' });
const day = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' });
const WEEK_MS = 7 * 24 * 3_600_000;

/** A coming moment: `7:00 am` on the same day, `tomorrow at 7:00 am`, `Monday at 7:00 am` within a week, or with its date. */
export function formatOpening(moment: string, now = new Date()): string {
  const date = new Date(moment);
  const tomorrow = new Date(now);
  tomorrow.setDate(now.getDate() + 1);
  if (date.toDateString() === now.toDateString()) return time.format(date);
  if (date.toDateString() === tomorrow.toDateString()) return `tomorrow at ${time.format(date)}`;
  const dayFormat = date.getTime() - now.getTime() < WEEK_MS ? weekday : day;
  return `${dayFormat.format(date)} at ${time.format(date)}`;
}
