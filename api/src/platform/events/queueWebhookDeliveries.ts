import { typeid } from 'typeid-js';
import type { Transaction } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import { QUEUE_WEBHOOK_DELIVERY } from './webhookDeliveryJob.ts';

/** The maximum number of endpoints. */
export const MAX_ENDPOINTS = 20;

/**
 * Queues a delivery for each endpoint that is subscribed to an order's new state, in the order's transaction. The first attempt
 * writes the message.
 */
export async function queueWebhookDeliveries(tx: Transaction, orderId: string, status: OrderStatus): Promise<void> {
  // The ids are generated here, because the database's default does not guarantee that later messages sort after earlier ones.
  const ids = Array.from({ length: MAX_ENDPOINTS }, () => typeid().toUUID());
  // The lock prevents a concurrent deletion of an endpoint from failing the order.
  await tx.$executeRaw`
    WITH endpoints AS (
      SELECT id, failure_count FROM webhook_endpoints
      WHERE disabled_at IS NULL AND ${status}::order_status = ANY(statuses) ORDER BY id FOR KEY SHARE
    ), deliveries AS (
      INSERT INTO webhook_deliveries (id, endpoint_id, type, order_id, created_at)
      SELECT (${ids}::uuid[])[row_number() OVER (ORDER BY id)], id, ${orderEventType(status)}, ${orderId}::uuid, clock_timestamp()
      FROM endpoints
      RETURNING id, endpoint_id
    )
    SELECT ${QUEUE_WEBHOOK_DELIVERY} FROM (
      SELECT deliveries.id, deliveries.endpoint_id, endpoints.failure_count FROM deliveries JOIN endpoints ON endpoints.id = deliveries.endpoint_id
    ) AS delivery`;
}

/** The type of a message about an order's new state: `order.out_for_delivery`. */
function orderEventType(status: OrderStatus): string {
  return `order.${status.toLowerCase()}`;
}
