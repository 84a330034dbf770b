import { formatRelativeTime } from './formatRelativeTime.ts';
import { TIME_ZONE } from './timeZone.ts';

const exactly = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, dateStyle: 'long', timeStyle: 'short' });

/** How long ago something was, with the exact time as a tooltip. */
export function RelativeTime({ moment, now }: { moment: string; now: Date }) {
  const date = new Date(moment);
  return (
    <time dateTime={moment} title={exactly.format(date)}>
      {formatRelativeTime(date, now)}
    </time>
  );
}
