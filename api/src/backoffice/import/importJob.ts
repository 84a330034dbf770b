import type { Transaction } from '../../platform/db/client.ts';

/** The job that processes an import until it is done or waits for an admin. Its payload is `{ importId }`. */
export const PROCESS_IMPORT = 'processImport';

/** A low priority: mails and all other jobs run first. */
const PRIORITY = 10;

/** The topic of the progress of an import. */
export function importTopic(importId: string): string {
  return `import:${importId}`;
}

/** Queues the processing of an import; the job key keeps it in the queue once. */
export async function enqueueImport(tx: Transaction, importId: string, delaySeconds = 0): Promise<void> {
  const payload = JSON.stringify({ importId });
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${PROCESS_IMPORT}, ${payload}::json, job_key => ${importTopic(importId)},
      priority => ${PRIORITY}::int, run_at => now() + ${delaySeconds}::int * interval '1 second')`;
}
