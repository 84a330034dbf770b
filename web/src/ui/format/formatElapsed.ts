/** Fixed texts of formatted times. */
const texts = {
  justNow: 'just now',
  minutes: (minutes: number) => `${minutes} min`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
} as const;

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** How long ago `moment` was at `now`, in words; a time in the future counts as now. */
export function formatElapsed(moment: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(moment)) / MINUTE_MS));
  if (minutes === 0) return texts.justNow;
  if (minutes < HOUR) return texts.minutes(minutes);
  if (minutes < DAY) return texts.hours(Math.floor(minutes / HOUR), minutes % HOUR);
  return texts.days(Math.floor(minutes / DAY));
}
