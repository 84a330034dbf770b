import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo } from '../../platform/db/keysetSql.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import type { ListedProduct } from '../catalogue/listedColumns.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';

/** The newest products of a sub-category that are looked at when orders do not say enough. */
const MAX_OF_SUB_CATEGORY = 50;

/**
 * Finds products on sale and in stock that were ordered most in the last 90 days, best first. Where orders name too few, such as in a new shop, it adds the
 * product with the largest discount of each sub-category, in the order in which the shop shows them.
 */
export async function findPopularProducts(
  limit: number,
  { columns, exceptIds = [] }: { columns: Prisma.Sql; exceptIds?: readonly string[] },
): Promise<ListedProduct[]> {
  const popular = await queryRows<ListedProduct>(Prisma.sql`
    SELECT ${columns} FROM product_popularity popularity JOIN products product ON product.id = popularity.product_id
    WHERE ${AVAILABLE_FOR_SALE_SQL} AND product.stock > 0 AND product.id <> ALL (${exceptIds}::uuid[])
    ORDER BY popularity.score DESC, popularity.order_count DESC, popularity.product_id DESC ${limitTo(limit)}`);
  if (popular.length === limit) return popular;
  const others = await queryRows<ListedProduct>(Prisma.sql`
    WITH best AS (
      SELECT best.id, row_number() OVER (ORDER BY sub_category.id) AS place
      FROM (SELECT id FROM sub_categories ORDER BY id ${limitTo(3 * limit)}) sub_category, LATERAL (
        SELECT product.id FROM (
          SELECT product_id FROM product_sub_categories link WHERE link.sub_category_id = sub_category.id
          ORDER BY product_id DESC ${limitTo(MAX_OF_SUB_CATEGORY)}
        ) newest JOIN products product ON product.id = newest.product_id
        WHERE ${AVAILABLE_FOR_SALE_SQL} AND product.stock > 0 AND product.id <> ALL (${[...exceptIds, ...popular.map(({ id }) => id)]}::uuid[])
        ORDER BY product.discount_percent DESC, product.id DESC LIMIT 1
      ) best
    )
    SELECT ${columns} FROM (SELECT id, min(place) AS place FROM best GROUP BY id) best JOIN products product ON product.id = best.id
    ORDER BY best.place ${limitTo(limit - popular.length)}`);
  return [...popular, ...others];
}
