import type { CronItem } from 'graphile-worker';
import { SHOP_UTC_OFFSET_MINUTES } from '../platform/core/shopCalendar.ts';
import { BACKFILL_SALES } from '../shop/invoices/sales/recordSales.ts';
import type { TaskName } from './tasks.ts';
import { db } from '../platform/db/client.ts';
import { requirePermission } from '../platform/core/permissions.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { DAY_MS, MINUTE_MS } from '@kirana/shared/durations.ts';

const [HOUR_MINUTES, DAY_MINUTES] = [60, 24 * 60];
/** A shop that was closed down at that time catches up when it starts. */
const NIGHTLY = { backfillPeriod: DAY_MS };

/** A task that runs on a schedule. One of several workers runs each turn. */
interface ScheduledTask {
  task: TaskName;
  /** The hour of the shop's day; without it the task runs every hour. */
  hour?: number;
  /** The minute of that hour, or of each hour of UTC; null: every minute. */
  minute: number | null;
  options?: CronItem['options'];
}

/** The scheduled tasks. */
export const SCHEDULE: readonly ScheduledTask[] = [
  { task: 'purgeExpired', minute: 7 },
  { task: 'purgeUnusedPictures', minute: 23 },
  { task: 'refreshProductPopularity', hour: 3, minute: 10, options: NIGHTLY },
  { task: 'refreshRelatedProducts', hour: 3, minute: 25, options: NIGHTLY },
  { task: 'recountCustomerFigures', hour: 3, minute: 40, options: NIGHTLY },
  { task: 'queueLowStockMails', hour: 8, minute: 0 },
  { task: 'queueGrievanceDueMails', hour: 8, minute: 5 },
  { task: 'queueBreachDueMails', minute: 35 },
  // One of the runs is at midnight of the shop's day, when pins and buries start and end.
  { task: 'refreshSearches', minute: 30 },
  // Shoppers who asked later, and what the trigger of the stock did not see.
  { task: 'queueStockNotifications', minute: 41 },
  // Invoices of a release without sales, also of one that still runs beside this one.
  { task: BACKFILL_SALES, minute: 52 },
  { task: 'refreshCustomerFigures', minute: null, options: { maxAttempts: 1 } },
  { task: 'resumeImports', minute: null },
  { task: 'resumeCampaigns', minute: null },
  { task: 'resumeDeliveries', minute: null },
  // The run of the next minute is the retry.
  { task: 'reconcilePayments', minute: null, options: { maxAttempts: 1 } },
];

/** When a task is due, in minutes since the epoch, which started on a full day of UTC: at `phase` and each `period` after it. */
function turnsOf({ hour, minute }: Pick<ScheduledTask, 'hour' | 'minute'>): { period: number; phase: number } {
  if (minute === null) return { period: 1, phase: 0 };
  if (hour === undefined) return { period: HOUR_MINUTES, phase: minute };
  const phase = hour * HOUR_MINUTES + minute - SHOP_UTC_OFFSET_MINUTES;
  return { period: DAY_MINUTES, phase: (phase + DAY_MINUTES) % DAY_MINUTES };
}

/** The schedule as crontab items, whose times are in UTC. */
export function cronItems(): CronItem[] {
  return SCHEDULE.map(({ task, options, ...time }) => {
    const { period, phase } = turnsOf(time);
    const minute = period === 1 ? '*' : phase % HOUR_MINUTES;
    const hour = period === DAY_MINUTES ? Math.floor(phase / HOUR_MINUTES) : '*';
    return { task, match: `${minute} ${hour} * * *`, ...(options && { options }) };
  });
}

/** The minutes between two runs of a task. */
export function intervalOf(task: Pick<ScheduledTask, 'hour' | 'minute'>): number {
  return turnsOf(task).period;
}

/** When a task runs next after a moment. */
export function nextRun(task: Pick<ScheduledTask, 'hour' | 'minute'>, after: Date): Date {
  const { period, phase } = turnsOf(task);
  const next = Math.floor(after.getTime() / MINUTE_MS) + 1;
  const wait = (((phase - next) % period) + period) % period;
  return new Date((next + wait) * MINUTE_MS);
}

/** The last and the next run of a scheduled task. */
export interface ScheduledRun extends ScheduledTask {
  /** Null before the first run. */
  lastRunAt: Date | null;
  nextRunAt: Date;
}

/** The scheduled tasks. Their last runs are read from a private table of the queue, which alone stores them. */
export async function findScheduledRuns(viewer: Viewer, now: Date): Promise<ScheduledRun[]> {
  requirePermission(viewer, 'SETTINGS');
  const rows = await db.$queryRaw<{ task: string; lastRunAt: Date | null }[]>`
    SELECT identifier AS task, last_execution AS "lastRunAt" FROM graphile_worker._private_known_crontabs`;
  const lastRuns = new Map(rows.map(({ task, lastRunAt }) => [task, lastRunAt]));
  return SCHEDULE.map((scheduled) => ({
    ...scheduled,
    lastRunAt: lastRuns.get(scheduled.task) ?? null,
    nextRunAt: nextRun(scheduled, now),
  }));
}
