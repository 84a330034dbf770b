import { firstIdSince } from '../../../platform/core/uuids.ts';
import { db } from '../../../platform/db/client.ts';

/** The stock of the product after each of the movements: the current stock less all later movements. */
export async function stockAfter(movementIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; balance: number }[]>`
    WITH oldest AS (
      SELECT DISTINCT ON (product_id) product_id, id FROM stock_movements
      WHERE id = ANY (${movementIds}::uuid[]) ORDER BY product_id, id
    )
    SELECT id::text, balance::int FROM (
      SELECT movement.id, product.stock + movement.delta
        - sum(movement.delta) OVER (PARTITION BY movement.product_id ORDER BY movement.id DESC) AS balance
      FROM oldest
      JOIN products AS product ON product.id = oldest.product_id
      JOIN stock_movements AS movement ON movement.product_id = oldest.product_id AND movement.id >= oldest.id
    ) AS later
    WHERE id = ANY (${movementIds}::uuid[])`;
  return new Map(rows.map(({ id, balance }) => [id, balance]));
}

export async function countMovements(productIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.stockMovement.groupBy({
    by: ['productId'],
    where: { productId: { in: [...productIds] } },
    _count: true,
  });
  return new Map(groups.map(({ productId, _count }) => [productId, _count]));
}

const MAX_PRODUCTS = 1000;

/**
 * Replaces all movements of a product before `until` by one, its opening balance; returns the number of products whose movements
 * were summed up, at most 1,000. The stock of a product stays the sum of its ledger.
 */
export function sumUpMovements(until: Date): Promise<number> {
  const firstKeptId = firstIdSince(until.getTime());
  return db.$executeRaw`
    WITH old AS (
      SELECT product_id, sum(delta) AS delta, max(id::text)::uuid AS last_id, max(created_at) AS last_at
      FROM stock_movements WHERE id < ${firstKeptId}::uuid
      GROUP BY product_id HAVING count(*) > 1 OR bool_or(reason <> 'OPENING_BALANCE')
      LIMIT ${MAX_PRODUCTS}
    ), deleted AS (
      DELETE FROM stock_movements movement USING old
      WHERE movement.product_id = old.product_id AND movement.id < ${firstKeptId}::uuid
        AND (movement.id <> old.last_id OR old.delta = 0)
    ), summed AS (
      UPDATE stock_movements movement
      SET delta = old.delta, reason = 'OPENING_BALANCE', order_id = NULL, actor_id = NULL, note = NULL
      FROM old WHERE movement.id = old.last_id AND old.delta <> 0
    )
    SELECT FROM old`;
}
