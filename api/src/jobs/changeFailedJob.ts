import { recordAudit, type AuditRecord } from '../audit/recordAudit.ts';
import { db, type Transaction } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { findJob, type Job } from './findJobs.ts';
import { JobGoneError, JobNotFailedError } from './jobErrors.ts';
import { uuidOfJob } from './jobId.ts';

/** What can be done with a job that has failed. */
interface JobChange {
  action: Extract<AuditRecord['action'], 'JOB_RETRY' | 'JOB_DISCARD'>;
  /** The state it comes to; null when it is gone then. */
  becomes: Job['state'] | null;
  /** Answers what was changed: nothing when a worker was faster. */
  change: (tx: Transaction) => Promise<unknown[]>;
}

/**
 * Changes a job that has failed, for now or for good, and writes that down.
 * @throws JobGoneError, JobNotFailedError
 */
export async function changeFailedJob(
  viewer: Viewer,
  id: bigint,
  { action, becomes, change }: JobChange,
): Promise<{ jobId: bigint }> {
  requireAdmin(viewer);
  await db.$transaction(async (tx) => {
    const job = await failedJob(tx, id);
    const changed = await change(tx);
    if (changed.length === 0) {
      await failedJob(tx, id); // says what a worker has made of it meanwhile
      throw new JobGoneError();
    }
    await recordAudit(tx, viewer, {
      action,
      subjectId: uuidOfJob(id),
      subjectName: job.task,
      before: { status: job.state },
      after: becomes && { status: becomes },
    });
  });
  return { jobId: id };
}

async function failedJob(tx: Transaction, id: bigint): Promise<Job> {
  const job = await findJob(tx, id);
  if (!job) throw new JobGoneError();
  if (job.state !== 'FAILED' && job.state !== 'RETRYING') throw new JobNotFailedError(job);
  return job;
}
