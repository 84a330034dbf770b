import type { Viewer } from '../graphql/viewer.ts';
import { changeFailedJob } from './changeFailedJob.ts';

/**
 * Has a job that has failed tried again at once, with all its attempts before it.
 * @throws JobGoneError, JobNotFailedError
 */
export function retryJob(viewer: Viewer, id: bigint): Promise<{ jobId: bigint }> {
  return changeFailedJob(viewer, id, {
    action: 'JOB_RETRY',
    becomes: 'WAITING',
    change: (tx) =>
      tx.$queryRaw`SELECT id FROM graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], run_at => now(), attempts => 0)`,
  });
}
