import type { CronItem } from 'graphile-worker';
import type { TaskName } from './tasks.ts';

const MINUTE_MS = 60_000;

/** A task that the clock starts. Of several workers one takes each turn. */
export interface ScheduledTask {
  task: TaskName;
  /** The minute of each hour; null: every minute. */
  minute: number | null;
  options?: CronItem['options'];
}

/** What runs by the clock. */
export const SCHEDULE: readonly ScheduledTask[] = [
  { task: 'purgeExpired', minute: 7 },
  { task: 'sweepPictures', minute: 23 },
  { task: 'resumeImports', minute: null },
  { task: 'resumeDeliveries', minute: null },
  // The next minute tries again anyway.
  { task: 'reconcilePayments', minute: null, options: { maxAttempts: 1 } },
];

/** The schedule in crontab's terms. */
export function cronItems(): CronItem[] {
  return SCHEDULE.map(({ task, minute, options }) => ({
    task,
    match: `${minute ?? '*'} * * * *`,
    ...(options && { options }),
  }));
}

/** When a task runs next after a moment. */
export function nextRun({ minute }: Pick<ScheduledTask, 'minute'>, after: Date): Date {
  const next = Math.floor(after.getTime() / MINUTE_MS) + 1; // in minutes since 1970, which began with an hour
  const wait = minute === null ? 0 : (minute - (next % 60) + 60) % 60;
  return new Date((next + wait) * MINUTE_MS);
}
