import { MAX_STOCK } from '@kirana/shared/limits.ts';
import { typeid } from 'typeid-js';
import type { Transaction } from '../../platform/db/client.ts';
import { Prisma, type StockReason } from '../../platform/db/generated/client.ts';

export interface StockAdjustment {
  reason: StockReason;
  /** Null for the system and for a deleted account. */
  actorId: string | null;
  orderId?: string;
  note?: string | null;
}

/** A change of a product's stock, in pieces; negative when it falls. */
export interface StockChange {
  productId: string;
  delta: number;
}

/**
 * Changes stock by differences and writes the ledger, in one conditional statement. Returns the ids of the changed products: a
 * product whose stock would leave 0 to MAX_STOCK stays as it is. The caller locks the products in the order of their ids, so
 * that two transactions cannot deadlock and the ledger has the order of the changes, and names each product once.
 */
export async function adjustStock(
  tx: Transaction,
  { reason, actorId, orderId, note }: StockAdjustment,
  changes: readonly StockChange[],
): Promise<string[]> {
  const nonZero = changes.filter(({ delta }) => delta !== 0);
  if (nonZero.length === 0) return [];
  const requested = Prisma.join(
    nonZero.map(({ productId, delta }) => Prisma.sql`(${productId}::uuid, ${delta}::int, ${typeid().toUUID()}::uuid)`),
  );
  const moved = await tx.$queryRaw<{ productId: string }[]>`
    WITH requested (product_id, delta, movement_id) AS (VALUES ${requested}), moved AS (
      UPDATE products SET stock = stock + requested.delta
      FROM requested
      WHERE products.id = requested.product_id AND products.stock + requested.delta BETWEEN 0 AND ${MAX_STOCK}
      RETURNING requested.*
    )
    INSERT INTO stock_movements (id, product_id, delta, reason, order_id, actor_id, note)
    SELECT movement_id, product_id, delta, ${reason}::stock_reason, ${orderId ?? null}::uuid, ${actorId}::uuid, ${note ?? null}
    FROM moved
    RETURNING product_id::text AS "productId"`;
  return moved.map(({ productId }) => productId);
}
