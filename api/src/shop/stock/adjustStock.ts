import { MAX_STOCK } from '@kirana/shared/limits.ts';
import { typeid } from 'typeid-js';
import type { Transaction } from '../../platform/db/client.ts';
import { Prisma, type StockReason } from '../../platform/db/generated/client.ts';
import type { StatementPart } from '../../platform/db/statementParts.ts';

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
export async function adjustStock(tx: Transaction, adjustment: StockAdjustment, changes: readonly StockChange[]) {
  const nonZero = changes.filter(({ delta }) => delta !== 0);
  if (nonZero.length === 0) return [];
  const moved = await tx.$queryRaw<{ productId: string }[]>`
    WITH ${movements(adjustment, nonZero)} SELECT product_id::text AS "productId" FROM movements`;
  return moved.map(({ productId }) => productId);
}

/** The same as a part of a statement, which counts the changed products. No change is of zero pieces. */
export function adjustingStock(adjustment: StockAdjustment, changes: readonly StockChange[]): StatementPart {
  return { with: movements(adjustment, changes), count: Prisma.sql`(SELECT count(*)::int FROM movements)` };
}

function movements({ reason, actorId, orderId, note }: StockAdjustment, changes: readonly StockChange[]): Prisma.Sql {
  const [productIds, deltas] = [changes.map(({ productId }) => productId), changes.map(({ delta }) => delta)];
  const movementIds = changes.map(() => typeid().toUUID());
  return Prisma.sql`
    moved AS (
      UPDATE products SET stock = stock + requested.delta
      FROM unnest(${productIds}::uuid[], ${deltas}::int[], ${movementIds}::uuid[]) AS requested (product_id, delta, movement_id)
      WHERE products.id = requested.product_id AND products.stock + requested.delta BETWEEN 0 AND ${MAX_STOCK}
      RETURNING requested.*
    ), movements AS (
      INSERT INTO stock_movements (id, product_id, delta, reason, order_id, actor_id, note)
      SELECT movement_id, product_id, delta, ${reason}::stock_reason, ${orderId ?? null}::uuid, ${actorId}::uuid, ${note ?? null}
      FROM moved
      RETURNING product_id
    )`;
}
