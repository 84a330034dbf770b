import type { Transaction } from '../../platform/db/client.ts';
import type { Order } from '../../platform/db/generated/client.ts';

/** An order with a hold has to be released by an admin first. */
export type LockedOrder = Pick<Order, 'id' | 'number' | 'userId' | 'status' | 'holdReason' | 'pickerId' | 'riderId'>;

/**
 * Locks an order until the transaction ends. Returns null when no such order exists, or when `ownerId` is given and the order
 * belongs to another user. All transactions lock in the same sequence, so that none deadlocks: order, user, cart lines, products.
 */
export async function lockOrder(tx: Transaction, orderId: string, ownerId?: string): Promise<LockedOrder | null> {
  const [order] = await tx.$queryRaw<LockedOrder[]>`
    SELECT id::text, number, user_id::text AS "userId", status::text, hold_reason::text AS "holdReason",
      picker_id::text AS "pickerId", rider_id::text AS "riderId"
    FROM orders
    WHERE id = ${orderId}::uuid AND (${ownerId ?? null}::uuid IS NULL OR user_id = ${ownerId ?? null}::uuid)
    FOR NO KEY UPDATE`;
  return order ?? null;
}
