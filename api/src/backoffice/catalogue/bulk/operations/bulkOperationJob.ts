import type { Transaction } from '../../../../platform/db/client.ts';

/** The job that applies or undoes a bulk operation. Its payload is `{ operationId }`. */
export const RUN_BULK_OPERATION = 'runBulkOperation';

/** As imports: mails and all other jobs run first. */
const PRIORITY = 10;
/** The retries take a minute and a half; then an admin decides. */
const MAX_ATTEMPTS = 5;

/** The topic of the progress of a bulk operation. */
export function bulkOperationTopic(operationId: string): string {
  return `bulk-operation:${operationId}`;
}

/** Queues a bulk operation; the job key keeps it in the queue once. */
export async function enqueueBulkOperation(tx: Transaction, operationId: string): Promise<void> {
  const payload = JSON.stringify({ operationId });
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${RUN_BULK_OPERATION}, ${payload}::json, job_key => ${bulkOperationTopic(operationId)},
      priority => ${PRIORITY}::int, max_attempts => ${MAX_ATTEMPTS}::int)`;
}
