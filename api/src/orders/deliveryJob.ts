import { Prisma } from '../db/generated/client.ts';

/** The job that sends a message to an integrator, told `{ deliveryId }`. */
export const DELIVER_WEBHOOK = 'deliverWebhook';

/** With the queue's growing delays, e seconds to the power of the attempt and six hours at most, the last is 22 hours after the first. */
const ATTEMPTS = 13;

/**
 * Queues a delivery in SQL, told of its `id`, `endpoint_id` and the endpoint's `failure_count`. One at a time to each endpoint, and
 * those that answer before those that don't, so that nobody waits for somebody else's server.
 */
export const QUEUE_DELIVERY: Prisma.Sql = Prisma.sql`
  graphile_worker.add_job(${DELIVER_WEBHOOK}, json_build_object('deliveryId', id),
    queue_name => 'webhook:' || endpoint_id, job_key => 'webhook:' || id,
    max_attempts => ${ATTEMPTS}::int, priority => CASE failure_count WHEN 0 THEN 0 ELSE 10 END)`;
