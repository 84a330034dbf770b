import type { Viewer } from '../graphql/viewer.ts';
import { changeFailedJob } from './changeFailedJob.ts';

/**
 * Gives up a job that has failed: it is gone, and what it was for is not done.
 * @throws JobGoneError, JobNotFailedError
 */
export function discardJob(viewer: Viewer, id: bigint): Promise<{ jobId: bigint }> {
  return changeFailedJob(viewer, id, {
    action: 'JOB_DISCARD',
    becomes: null,
    change: (tx) => tx.$queryRaw`SELECT id FROM graphile_worker.complete_jobs(ARRAY[${id}::bigint])`,
  });
}
