import { db } from '../../platform/db/client.ts';
import { UNSOLD_STATES } from '../orders/orderStates.ts';
import { withRefreshLock } from './withRefreshLock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 90;
const BATCH_SIZE = 500;

/** A product whose popularity has changed; a score of 0 means no recent orders. */
interface ChangedPopularity {
  productId: string;
  orderCount: number;
  score: number;
}

/**
 * Counts the orders of each product in the last 90 days. The score is the binary logarithm of the shoppers, each of whom counts as the square root of
 * the number of their orders. The search is indexed again in the transaction of each batch, so batches keep its lock short. Returns the number of changed
 * products, and null while another process counts.
 */
export async function refreshProductPopularity(now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  return withRefreshLock('productPopularity', async (tx) => {
    const changed = await tx.$queryRaw<ChangedPopularity[]>`
      WITH bought AS (
        SELECT line.product_id, orders.user_id, count(*) AS orders
        FROM orders JOIN order_lines line ON line.order_id = orders.id
        WHERE orders.created_at >= ${since} AND orders.status <> ALL (${UNSOLD_STATES}::order_status[])
        GROUP BY line.product_id, orders.user_id
      ), counted AS (
        SELECT product_id, sum(orders)::int AS order_count, least(15, floor(log(2, 1 + sum(sqrt(orders))::numeric)))::int AS score
        FROM bought GROUP BY product_id
      )
      SELECT product_id AS "productId", coalesce(counted.order_count, 0) AS "orderCount", coalesce(counted.score, 0) AS score
      FROM counted FULL JOIN product_popularity known USING (product_id)
      WHERE (counted.order_count, counted.score) IS DISTINCT FROM (known.order_count, known.score::int)
      ORDER BY product_id`;
    for (let start = 0; start < changed.length; start += BATCH_SIZE)
      await storePopularity(changed.slice(start, start + BATCH_SIZE));
    return changed.length;
  });
}

/** Stores the popularity of these products, in a transaction of its own. A product that was deleted in the meantime is left out. */
async function storePopularity(changed: readonly ChangedPopularity[]): Promise<void> {
  await db.$executeRaw`
    MERGE INTO product_popularity known
    USING (
      SELECT changed.* FROM unnest(
        ${changed.map(({ productId }) => productId)}::uuid[], ${changed.map(({ orderCount }) => orderCount)}::int[],
        ${changed.map(({ score }) => score)}::smallint[]
      ) AS changed (product_id, order_count, score) JOIN products ON products.id = changed.product_id
    ) changed ON known.product_id = changed.product_id
    WHEN MATCHED AND changed.score = 0 THEN DELETE
    WHEN MATCHED THEN UPDATE SET order_count = changed.order_count, score = changed.score
    WHEN NOT MATCHED AND changed.score > 0 THEN INSERT VALUES (changed.product_id, changed.order_count, changed.score)`;
}
