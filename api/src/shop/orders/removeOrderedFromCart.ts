import type { Transaction } from '../../platform/db/client.ts';

/** Removes the ordered quantities from the shopper's cart. Quantities that were added after the order stay. */
export async function removeOrderedFromCart(tx: Transaction, order: { id: string; userId: string }): Promise<void> {
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
