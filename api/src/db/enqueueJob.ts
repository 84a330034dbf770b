import type { Transaction } from './client.ts';

/** A job that takes the place of one with the same key that still waits. */
interface KeyedJob {
  task: string;
  key: string;
}

/** Puts a job in the queue; it is there only if the transaction comes about. `payload` is JSON. */
export async function enqueueJob(tx: Transaction, job: string | KeyedJob, payload: object): Promise<void> {
  const { task, key } = typeof job === 'string' ? { task: job, key: null } : job;
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key}::text)`;
}
