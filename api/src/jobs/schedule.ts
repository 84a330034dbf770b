import type { CronItem } from 'graphile-worker';
import type { TaskName } from './tasks.ts';

const MINUTE_MS = 60_000;

/** A task that runs on a schedule. One of several workers runs each turn. */
export interface ScheduledTask {
  task: TaskName;
  /** The minute of each hour; null: every minute. */
  minute: number | null;
  options?: CronItem['options'];
}

/** The scheduled tasks. */
export const SCHEDULE: readonly ScheduledTask[] = [
  { task: 'purgeExpired', minute: 7 },
  { task: 'purgeUnusedPictures', minute: 23 },
  { task: 'resumeImports', minute: null },
  { task: 'resumeDeliveries', minute: null },
  // The run of the next minute is the retry.
  { task: 'reconcilePayments', minute: null, options: { maxAttempts: 1 } },
];

/** The schedule as crontab items. */
export function cronItems(): CronItem[] {
  return SCHEDULE.map(({ task, minute, options }) => ({
    task,
    match: `${minute ?? '*'} * * * *`,
    ...(options && { options }),
  }));
}

/** When a task runs next after a moment. */
export function nextRun({ minute }: Pick<ScheduledTask, 'minute'>, after: Date): Date {
  const next = Math.floor(after.getTime() / MINUTE_MS) + 1; // minutes since the epoch, which starts on a full hour
  const wait = minute === null ? 0 : (minute - (next % 60) + 60) % 60;
  return new Date((next + wait) * MINUTE_MS);
}
