import { typeid } from 'typeid-js';
import type { Transaction } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';

/**
 * Takes the pieces of an order out of stock and writes the ledger, in one conditional statement each way.
 * Answers false, with stock untouched for what was short, when any product has too few; the caller rolls back.
 */
export async function takeStock(
  tx: Transaction,
  order: { orderId: string; actorId: string },
  lines: readonly { productId: string; quantity: number }[],
): Promise<boolean> {
  const wanted = Prisma.join(
    lines.map(
      ({ productId, quantity }) => Prisma.sql`(${productId}::uuid, ${quantity}::int, ${typeid().toUUID()}::uuid)`,
    ),
  );
  const taken = await tx.$executeRaw`
    WITH wanted (product_id, quantity, movement_id) AS (VALUES ${wanted}), taken AS (
      UPDATE products SET stock = stock - wanted.quantity
      FROM wanted
      WHERE products.id = wanted.product_id AND products.stock >= wanted.quantity
      RETURNING wanted.*
    )
    INSERT INTO stock_movements (id, product_id, delta, reason, order_id, actor_id)
    SELECT movement_id, product_id, -quantity, 'ORDER', ${order.orderId}::uuid, ${order.actorId}::uuid FROM taken`;
  return taken === lines.length;
}
