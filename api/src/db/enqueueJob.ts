import type { Transaction } from './client.ts';

/** Puts a job in the queue; it is there only if the transaction comes about. `payload` is JSON. */
export async function enqueueJob(tx: Transaction, task: string, payload: object): Promise<void> {
  await tx.$executeRaw`SELECT graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`;
}
