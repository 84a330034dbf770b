import type { Transaction } from './client.ts';

/** A key: a job replaces a waiting job with the same key. */
interface KeyedJob {
  task: string;
  key: string;
}

/** Queues a job in the transaction; after a rollback there is no job. `payload` is JSON. */
export async function enqueueJob(tx: Transaction, job: string | KeyedJob, payload: object): Promise<void> {
  const { task, key } = typeof job === 'string' ? { task: job, key: null } : job;
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key}::text)`;
}
