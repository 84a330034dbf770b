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

/** The number of movements of each product. */
export async function countMovements(productIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.stockMovement.groupBy({
    by: ['productId'],
    where: { productId: { in: [...productIds] } },
    _count: true,
  });
  return new Map(groups.map(({ productId, _count }) => [productId, _count]));
}
