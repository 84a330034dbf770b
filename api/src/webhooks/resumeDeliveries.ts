import { db } from '../db/client.ts';
import { DELIVER_WEBHOOK } from '../orders/deliveryJob.ts';

/**
 * Takes deliveries out of the hands of workers that were killed, and with them the queues of their endpoints: the queue alone would
 * keep both for four hours. An attempt is over within seconds, so that a worker which is two minutes at one is no more.
 */
export async function resumeDeliveries(): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.force_unlock_workers(ARRAY(
      SELECT DISTINCT locked_by FROM graphile_worker.jobs
      WHERE task_identifier = ${DELIVER_WEBHOOK} AND locked_at < now() - interval '2 minutes'))`;
}
