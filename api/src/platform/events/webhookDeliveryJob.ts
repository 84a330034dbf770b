import { Prisma } from '../db/generated/client.ts';

/** The job that delivers a webhook message; its payload is `{ deliveryId }`. */
export const DELIVER_WEBHOOK = 'deliverWebhook';

/** The queue's delay grows by powers of e seconds up to six hours, so the last attempt is 22 hours after the first. */
const ATTEMPTS = 13;

/**
 * Queues a delivery in SQL, by its `id`, `endpoint_id` and the endpoint's `failure_count`. Each endpoint gets one delivery at a time,
 * and healthy endpoints come before failing ones, so that no endpoint waits for the server of another.
 */
export const QUEUE_WEBHOOK_DELIVERY: Prisma.Sql = Prisma.sql`
  graphile_worker.add_job(${DELIVER_WEBHOOK}, json_build_object('deliveryId', id),
    queue_name => 'webhook:' || endpoint_id, job_key => 'webhook:' || id,
    max_attempts => ${ATTEMPTS}::int, priority => CASE failure_count WHEN 0 THEN 0 ELSE 10 END)`;
