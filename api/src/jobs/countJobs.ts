import { db } from '../platform/db/client.ts';
import { requirePermission } from '../platform/core/permissions.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { JOB_STATE_SQL, type JobState } from './jobState.ts';

/** How many jobs there are in each state. */
export type JobCounts = Record<JobState, number>;

/** Counts the jobs of the queue by their state, in one statement. */
export async function countJobs(viewer: Viewer): Promise<JobCounts> {
  requirePermission(viewer, 'REPORTS', 'SETTINGS');
  const rows = await db.$queryRaw<{ state: JobState; count: number }[]>`
    SELECT ${JOB_STATE_SQL} AS state, count(*)::int AS count FROM graphile_worker.jobs GROUP BY 1`;
  const counts: JobCounts = { WAITING: 0, RUNNING: 0, RETRYING: 0, FAILED: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Counts the jobs of one state, or all jobs. */
export async function countJobsIn(viewer: Viewer, state: JobState | null): Promise<number> {
  const counts = await countJobs(viewer);
  return state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
}
