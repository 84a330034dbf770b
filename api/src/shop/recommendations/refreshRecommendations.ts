import { db, type Transaction } from '../../platform/db/client.ts';
import { UNSOLD_STATES } from '../orders/orderStates.ts';
import { DAY_MS, MINUTE_MS } from '@kirana/shared/durations.ts';

const LOCK = 7_310_004; // the first of two keys, unique among the shop's advisory locks
const TIMEOUT_MS = 30 * MINUTE_MS;

/** The tables that are refreshed from orders, with the second key of the lock. */
const TABLES = { productPopularity: 1, relatedProducts: 2, customerFigures: 3 } as const;

/**
 * Runs the work in a transaction with time and memory for statements over all recent orders. Returns null, without running it, while
 * another process refreshes the same table.
 */
export async function withRefreshLock<T>(
  table: keyof typeof TABLES,
  work: (tx: Transaction) => Promise<T>,
): Promise<T | null> {
  return db.$transaction(
    async (tx) => {
      const [row] = await tx.$queryRaw<{ isLocked: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${LOCK}::int, ${TABLES[table]}::int) AS "isLocked",
          set_config('statement_timeout', ${String(TIMEOUT_MS)}, true), set_config('work_mem', '64MB', true)`;
      return row?.isLocked ? work(tx) : null;
    },
    { timeout: TIMEOUT_MS },
  );
}

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

const RELATED_DAYS = 180;
/** The newest orders are enough to know what is bought together; the number bounds the work in a shop of any size. */
const MAX_ORDERS = 200_000;
/** The pairs of an order grow with the square of its lines, and a large one says little about each of its pairs. */
const MAX_LINES = 40;
const MAX_RELATED = 12;
/** Added to the mean frequency of two products, so that a pair which was seen a few times ranks below one that is well known. */
const SMOOTHING = 3;

/**
 * Finds what is bought together in the orders of the last 180 days: pairs that orders of two shoppers at least have, and significantly more often than by
 * chance, by two standard deviations. So what is in every other order, such as a bag, is related to nothing, and no single shopper's order shows. The score is
 * the excess over chance by the frequency of both (a smoothed cosine). Only rows that differ are written, in one statement, so that readers always find a
 * whole table. Returns the number of changed rows, and null while another process does the same.
 */
export async function refreshRelatedProducts(now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - RELATED_DAYS * DAY_MS);
  return withRefreshLock(
    'relatedProducts',
    (tx) => tx.$executeRaw`
      MERGE INTO related_products known
      USING (
        WITH recent AS MATERIALIZED (
          SELECT id, hashtextextended(user_id::text, 0) AS shopper FROM orders
          WHERE created_at >= ${since} AND status <> ALL (${UNSOLD_STATES}::order_status[])
          ORDER BY created_at DESC LIMIT ${MAX_ORDERS}::int
        ), lines AS MATERIALIZED (
          SELECT line.order_id, line.product_id, recent.shopper, count(*) OVER (PARTITION BY line.order_id) AS line_count
          FROM recent JOIN order_lines line ON line.order_id = recent.id
            JOIN products product ON product.id = line.product_id AND product.deleted_at IS NULL
        ), frequencies AS MATERIALIZED (
          SELECT product_id, count(*)::float8 AS orders FROM lines GROUP BY product_id HAVING count(*) > 1
        ), pairs AS MATERIALIZED (
          SELECT one.product_id AS one_id, other.product_id AS other_id, count(*)::int AS orders
          FROM lines one JOIN lines other ON other.order_id = one.order_id AND other.product_id > one.product_id
          WHERE one.line_count <= ${MAX_LINES}::int AND other.line_count <= ${MAX_LINES}::int
          GROUP BY one.product_id, other.product_id HAVING min(one.shopper) <> max(one.shopper)
        ), scored AS (
          SELECT one_id, other_id, pairs.orders,
            (1000 * (pairs.orders - expected) / (sqrt(one.orders * other.orders) + ${SMOOTHING}::int))::int AS score
          FROM pairs JOIN frequencies one ON one.product_id = one_id JOIN frequencies other ON other.product_id = other_id
            CROSS JOIN LATERAL (SELECT one.orders * other.orders / (SELECT count(*) FROM recent) AS expected) chance
          WHERE pairs.orders > expected + 2 * sqrt(expected)
        )
        SELECT product_id, related_product_id, orders, score FROM (
          SELECT direction.*, orders, score,
            row_number() OVER (PARTITION BY direction.product_id ORDER BY score DESC, direction.related_product_id DESC) AS place
          FROM scored, LATERAL (VALUES (one_id, other_id), (other_id, one_id)) direction (product_id, related_product_id)
          WHERE score > 0
        ) placed WHERE place <= ${MAX_RELATED}::int
      ) best ON known.product_id = best.product_id AND known.related_product_id = best.related_product_id
      WHEN MATCHED AND (known.order_count, known.score) <> (best.orders, best.score) THEN
        UPDATE SET order_count = best.orders, score = best.score
      WHEN NOT MATCHED BY TARGET THEN INSERT VALUES (best.product_id, best.related_product_id, best.orders, best.score)
      WHEN NOT MATCHED BY SOURCE THEN DELETE`,
  );
}
