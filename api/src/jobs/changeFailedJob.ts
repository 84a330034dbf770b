import { recordAudit, type AuditRecord } from '../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../platform/db/client.ts';
import { requirePermission } from '../platform/core/permissions.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { findJob, type Job } from './findJobs.ts';
import { JobNotFoundError, JobNotFailedError } from './jobErrors.ts';
import { jobUuid } from './jobId.ts';

interface JobChange {
  action: Extract<AuditRecord['action'], 'JOB_RETRY' | 'JOB_DISCARD'>;
  /** The job's state after the change; null when the change removes the job. */
  stateAfter: Job['state'] | null;
  /** Returns the changed rows: none when a worker has locked the job meanwhile. */
  change: (tx: Transaction) => Promise<unknown[]>;
}

/**
 * Queues a job that has failed for now, with all its attempts.
 * @throws ForbiddenError, JobNotFoundError, JobNotFailedError
 */
export function retryJob(viewer: Viewer, id: bigint): Promise<{ jobId: bigint }> {
  return changeFailedJob(viewer, id, {
    action: 'JOB_RETRY',
    stateAfter: 'WAITING',
    change: (tx) =>
      tx.$queryRaw`SELECT id FROM graphile_worker.reschedule_jobs(ARRAY[${id}::bigint], run_at => now(), attempts => 0)`,
  });
}

/**
 * Removes a job that has failed from the queue. Its work is not done.
 * @throws ForbiddenError, JobNotFoundError, JobNotFailedError
 */
export function discardJob(viewer: Viewer, id: bigint): Promise<{ jobId: bigint }> {
  return changeFailedJob(viewer, id, {
    action: 'JOB_DISCARD',
    stateAfter: null,
    change: (tx) => tx.$queryRaw`SELECT id FROM graphile_worker.complete_jobs(ARRAY[${id}::bigint])`,
  });
}

/** Changes a job that has failed, and records the change in the audit log. */
async function changeFailedJob(
  viewer: Viewer,
  id: bigint,
  { action, stateAfter, change }: JobChange,
): Promise<{ jobId: bigint }> {
  requirePermission(viewer, 'SETTINGS');
  await db.$transaction(async (tx) => {
    const job = await failedJob(tx, id);
    const changed = await change(tx);
    if (changed.length === 0) {
      await failedJob(tx, id); // throws the error for the state that a worker has set meanwhile
      throw new JobNotFoundError();
    }
    await recordAudit(tx, viewer, {
      action,
      subjectId: jobUuid(id),
      subjectName: job.task,
      before: { status: job.state },
      after: stateAfter && { status: stateAfter },
    });
  });
  return { jobId: id };
}

async function failedJob(tx: Transaction, id: bigint): Promise<Job> {
  const job = await findJob(tx, id);
  if (!job) throw new JobNotFoundError();
  if (job.state !== 'FAILED' && job.state !== 'RETRYING') throw new JobNotFailedError(job);
  return job;
}
