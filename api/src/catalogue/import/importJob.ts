import type { Transaction } from '../../db/client.ts';

/** The job that works on an import until it has to wait for somebody, told `{ importId }`. */
export const WORK_ON_IMPORT = 'workOnImport';

/** Mails and everything else go before it. */
const PRIORITY = 10;

/** What tells subscribers that an import has got on. */
export function importTopic(importId: string): string {
  return `import:${importId}`;
}

/** Queues the work on an import; it waits in the queue once, however often it is asked for. */
export async function enqueueImport(tx: Transaction, importId: string, delaySeconds = 0): Promise<void> {
  const payload = JSON.stringify({ importId });
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${WORK_ON_IMPORT}, ${payload}::json, job_key => ${importTopic(importId)},
      priority => ${PRIORITY}::int, run_at => now() + ${delaySeconds}::int * interval '1 second')`;
}
