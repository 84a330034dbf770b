import { MINUTE_MS } from '@kirana/shared/durations.ts';
const HOUR = 60;
const DAY = 24 * HOUR;

/** How long ago `moment` was at `now`, in words; a time in the future counts as now. */
export function formatElapsed(moment: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(moment)) / MINUTE_MS));
  if (minutes === 0) return 'just now';
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)} h ${minutes % HOUR} min`;
  const days = Math.floor(minutes / DAY);
  return days === 1 ? '1 day' : `${days} days`;
}
