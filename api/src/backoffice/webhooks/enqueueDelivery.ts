import type { Transaction } from '../../platform/db/client.ts';
import { QUEUE_WEBHOOK_DELIVERY } from '../../platform/events/webhookDeliveries.ts';

/** Queues a delivery that an admin requested, ahead of all others and with all its attempts. */
export async function enqueueDelivery(tx: Transaction, deliveryId: string): Promise<void> {
  await tx.$executeRaw`
    SELECT ${QUEUE_WEBHOOK_DELIVERY} FROM (
      SELECT id, endpoint_id, 0 AS failure_count FROM webhook_deliveries WHERE id = ${deliveryId}::uuid
    ) AS delivery`;
}
