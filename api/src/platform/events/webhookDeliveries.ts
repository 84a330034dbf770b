import type { EncryptionKeys } from '../core/encryptedSecret.ts';
import type { EgressPolicy } from '../http/egressPolicy.ts';
import { Prisma, type OrderStatus } from '../db/generated/client.ts';
import type { StatementPart } from '../db/statementParts.ts';

/** The services of webhooks. */
export interface WebhookServices {
  /** Encrypt the signing secrets. */
  encryptionKeys: EncryptionKeys;
  targets: EgressPolicy;
}

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

/** The maximum number of endpoints. */
export const MAX_ENDPOINTS = 20;

/**
 * The part of a statement that queues a delivery for each endpoint that is subscribed to an order's new status, in the order's transaction.
 * The first attempt writes the message.
 */
export function queueingWebhookDeliveries(orderId: string, status: OrderStatus): StatementPart {
  const type = `order.${status.toLowerCase()}`;
  return {
    // The lock prevents a concurrent deletion of an endpoint from failing the order.
    with: Prisma.sql`
      endpoints AS (
        SELECT id, failure_count FROM webhook_endpoints
        WHERE disabled_at IS NULL AND ${status}::order_status = ANY(statuses) ORDER BY id FOR KEY SHARE
      ), deliveries AS (
        INSERT INTO webhook_deliveries (id, endpoint_id, type, order_id, created_at)
        SELECT uuidv7(), id, ${type}, ${orderId}::uuid, clock_timestamp()
        FROM endpoints
        RETURNING id, endpoint_id
      )`,
    count: Prisma.sql`(
      SELECT count(${QUEUE_WEBHOOK_DELIVERY})::int FROM (
        SELECT deliveries.id, deliveries.endpoint_id, endpoints.failure_count FROM deliveries JOIN endpoints ON endpoints.id = deliveries.endpoint_id
      ) AS delivery)`,
  };
}
