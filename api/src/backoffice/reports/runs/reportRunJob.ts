import type { Transaction } from '../../../platform/db/client.ts';

/** The job that prepares a report. Its payload is `{ runId }`. */
export const RUN_REPORT = 'runReport';

/** As imports: mails and all other jobs run first. */
const PRIORITY = 10;
const MAX_ATTEMPTS = 3;
/** Reports are prepared one after another, so that they leave connections and cores to the shop. */
const QUEUE = 'reports';

/** Queues the preparation of a report in the transaction. */
export async function enqueueReportRun(tx: Transaction, runId: string): Promise<void> {
  const payload = JSON.stringify({ runId });
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(${RUN_REPORT}, ${payload}::json, queue_name => ${QUEUE}, job_key => ${`report-run:${runId}`},
      priority => ${PRIORITY}::int, max_attempts => ${MAX_ATTEMPTS}::int)`;
}
