import { UNSOLD_STATES } from '../orders/orderStates.ts';
import { withRefreshLock } from './withRefreshLock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 180;
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
  const since = new Date(now.getTime() - DAYS * DAY_MS);
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
