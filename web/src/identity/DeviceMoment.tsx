import { formatAgo } from './formatAgo.ts';

const exactly = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

/** How long ago something was, with the exact time for those who point at it. */
export function DeviceMoment({ moment, now }: { moment: string; now: Date }) {
  const date = new Date(moment);
  return (
    <time dateTime={moment} title={exactly.format(date)}>
      {formatAgo(date, now)}
    </time>
  );
}
