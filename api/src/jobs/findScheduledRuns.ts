import { db } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { nextRun, SCHEDULE, type ScheduledTask } from './schedule.ts';

/** When a task that runs by the clock was last started, and when it is started next. */
export interface ScheduledRun extends ScheduledTask {
  /** Null before the first time. */
  lastAt: Date | null;
  nextAt: Date;
}

/** What runs by the clock. The last times are the queue's own notes, in a table that it calls private: nothing else keeps them. */
export async function findScheduledRuns(viewer: Viewer, now: Date): Promise<ScheduledRun[]> {
  requireAdmin(viewer);
  const rows = await db.$queryRaw<{ task: string; lastAt: Date | null }[]>`
    SELECT identifier AS task, last_execution AS "lastAt" FROM graphile_worker._private_known_crontabs`;
  const lastRuns = new Map(rows.map(({ task, lastAt }) => [task, lastAt]));
  return SCHEDULE.map((scheduled) => ({
    ...scheduled,
    lastAt: lastRuns.get(scheduled.task) ?? null,
    nextAt: nextRun(scheduled, now),
  }));
}
