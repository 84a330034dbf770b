import type { Transaction } from '../db/client.ts';

/** Takes what was ordered out of the cart it came from; what was added to the cart meanwhile stays. */
export async function emptyCartOf(tx: Transaction, order: { id: string; userId: string }): Promise<void> {
  await tx.$executeRaw`
    WITH ordered AS (
      SELECT line.id, ordered.quantity FROM cart_lines line JOIN order_lines ordered USING (product_id)
      WHERE line.user_id = ${order.userId}::uuid AND ordered.order_id = ${order.id}::uuid
    ), emptied AS (
      DELETE FROM cart_lines line USING ordered WHERE line.id = ordered.id AND line.quantity <= ordered.quantity
    )
    UPDATE cart_lines line SET quantity = line.quantity - ordered.quantity, updated_at = now()
    FROM ordered WHERE line.id = ordered.id AND line.quantity > ordered.quantity`;
}
