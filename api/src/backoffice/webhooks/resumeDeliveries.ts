import { db } from '../../platform/db/client.ts';
import { DELIVER_WEBHOOK } from '../../platform/events/webhookDeliveries.ts';

/**
 * Unlocks the deliveries of workers that were killed, with the queues of their endpoints. The queue alone would keep both locked for
 * four hours. An attempt takes seconds, so a lock of two minutes belongs to a killed worker.
 */
export async function resumeDeliveries(): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.force_unlock_workers(ARRAY(
      SELECT DISTINCT locked_by FROM graphile_worker.jobs
      WHERE task_identifier = ${DELIVER_WEBHOOK} AND locked_at < now() - interval '2 minutes'))`;
}
