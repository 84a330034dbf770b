import { typeid } from 'typeid-js';
import type { Transaction } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import { QUEUE_DELIVERY } from './deliveryJob.ts';
import { messageType } from './messageType.ts';

/** How many addresses may be told of orders. */
export const MAX_ENDPOINTS = 20;

/**
 * Has each endpoint that wants to know told of an order's new state, if the transaction comes about. The message is written when it
 * is first sent.
 */
export async function announceStep(tx: Transaction, orderId: string, status: OrderStatus): Promise<void> {
  // The ids from here, because a default of the database would not promise that later messages sort after earlier ones.
  const ids = Array.from({ length: MAX_ENDPOINTS }, () => typeid().toUUID());
  // The lock, because an endpoint that is deleted meanwhile must not fail the order.
  await tx.$executeRaw`
    WITH told AS (
      SELECT id, failure_count FROM webhook_endpoints
      WHERE disabled_at IS NULL AND ${status}::order_status = ANY(statuses) ORDER BY id FOR KEY SHARE
    ), made AS (
      INSERT INTO webhook_deliveries (id, endpoint_id, type, order_id, created_at)
      SELECT (${ids}::uuid[])[row_number() OVER (ORDER BY id)], id, ${messageType(status)}, ${orderId}::uuid, clock_timestamp()
      FROM told
      RETURNING id, endpoint_id
    )
    SELECT ${QUEUE_DELIVERY} FROM (
      SELECT made.id, made.endpoint_id, told.failure_count FROM made JOIN told ON told.id = made.endpoint_id
    ) AS delivery`;
}
