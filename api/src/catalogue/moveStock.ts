import { typeid } from 'typeid-js';
import type { Transaction } from '../db/client.ts';
import { Prisma, type StockReason } from '../db/generated/client.ts';

/** What all movements of one go have in common. */
export interface Movement {
  reason: StockReason;
  /** Null for the system, and for an admin who is gone. */
  actorId: string | null;
  orderId?: string;
  note?: string | null;
}

/** A change of a product's stock, in pieces; negative: fewer. */
export interface StockChange {
  productId: string;
  delta: number;
}

/** The most that the database lets a product have. */
export const MAX_STOCK = 100_000;

/**
 * Changes stock by differences and writes the ledger, in one conditional statement each way. Answers the ids of those that
 * moved: a product whose stock would leave 0 to MAX_STOCK stays as it is. Products have to be locked before, in id order, so
 * that two who move several never wait for each other and the ledger stands in the order of the moves; and to be named once.
 */
export async function moveStock(
  tx: Transaction,
  { reason, actorId, orderId, note }: Movement,
  changes: readonly StockChange[],
): Promise<string[]> {
  const moving = changes.filter(({ delta }) => delta !== 0);
  if (moving.length === 0) return [];
  const wanted = Prisma.join(
    moving.map(({ productId, delta }) => Prisma.sql`(${productId}::uuid, ${delta}::int, ${typeid().toUUID()}::uuid)`),
  );
  const moved = await tx.$queryRaw<{ productId: string }[]>`
    WITH wanted (product_id, delta, movement_id) AS (VALUES ${wanted}), moved AS (
      UPDATE products SET stock = stock + wanted.delta
      FROM wanted
      WHERE products.id = wanted.product_id AND products.stock + wanted.delta BETWEEN 0 AND ${MAX_STOCK}
      RETURNING wanted.*
    )
    INSERT INTO stock_movements (id, product_id, delta, reason, order_id, actor_id, note)
    SELECT movement_id, product_id, delta, ${reason}::stock_reason, ${orderId ?? null}::uuid, ${actorId}::uuid, ${note ?? null}
    FROM moved
    RETURNING product_id::text AS "productId"`;
  return moved.map(({ productId }) => productId);
}
