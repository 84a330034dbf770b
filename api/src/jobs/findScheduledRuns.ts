import { db } from '../platform/db/client.ts';
import { requirePermission } from '../platform/core/permissions.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { nextRun, SCHEDULE, type ScheduledTask } from './schedule.ts';

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
