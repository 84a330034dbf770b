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

const inWords = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units with their length in seconds, and the number of seconds below which each is used. */
const steps = [
  { unit: 'minute', seconds: MINUTE, below: HOUR },
  { unit: 'hour', seconds: HOUR, below: DAY },
  { unit: 'day', seconds: DAY, below: 30 * DAY },
  { unit: 'month', seconds: 30 * DAY, below: 365 * DAY },
  { unit: 'year', seconds: 365 * DAY, below: Infinity },
] as const;

/** How long ago something was: `just now`, `5 minutes ago`, `yesterday`; a time in the future counts as now. */
export function formatRelativeTime(moment: Date, now: Date): string {
  const passed = (now.getTime() - moment.getTime()) / 1000;
  const step = passed < MINUTE ? undefined : steps.find(({ below }) => passed < below);
  return step === undefined ? 'just now' : inWords.format(-Math.floor(passed / step.seconds), step.unit);
}
