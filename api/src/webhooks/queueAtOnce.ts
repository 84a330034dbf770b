import type { Transaction } from '../db/client.ts';
import { QUEUE_DELIVERY } from '../orders/deliveryJob.ts';

/** Queues a delivery that an admin waits for, before all others and with all attempts before it. */
export async function queueAtOnce(tx: Transaction, deliveryId: string): Promise<void> {
  await tx.$executeRaw`
    SELECT ${QUEUE_DELIVERY} FROM (
      SELECT id, endpoint_id, 0 AS failure_count FROM webhook_deliveries WHERE id = ${deliveryId}::uuid
    ) AS delivery`;
}
