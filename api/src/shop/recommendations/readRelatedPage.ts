import { readPage } from '../../platform/core/page.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo, rankBounds } from '../../platform/db/keysetSql.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';
import { pageOf, type PageRow, type ProductPageRequest } from '../catalogue/productPages.ts';

/** The newest products of a sub-category that are looked at, so that a large one costs no more. */
const MAX_OF_SUB_CATEGORY = 300;
/** Above the score of any pair and of any popularity. */
const FIRST = 1_000_000;

/**
 * Reads one page of the products in stock that go with a product: those that are bought together with it, best score first, then the others of its first
 * sub-category, by popularity and newest first. For a product that is sold out its sub-category comes first, because it can take its place.
 */
export async function readRelatedPage(productId: string, { args, columns, isCounted }: ProductPageRequest) {
  const page = readPage(args);
  const counted = isCounted ? Prisma.sql`(SELECT count(*)::int FROM related)` : Prisma.sql`NULL::int`;
  const order = page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const rows = await queryRows<PageRow>(Prisma.sql`
    WITH origin AS (
      SELECT stock = 0 AS is_sold_out FROM products WHERE id = ${productId}::uuid
    ), candidates AS (
      SELECT related_product_id AS id, score, false AS is_similar FROM related_products WHERE product_id = ${productId}::uuid
      UNION ALL
      (SELECT link.product_id, NULL, true FROM product_sub_categories link
      WHERE link.product_id <> ${productId}::uuid AND link.sub_category_id = (
        SELECT sub_category_id FROM product_sub_categories WHERE product_id = ${productId}::uuid ORDER BY sub_category_id LIMIT 1
      ) ORDER BY link.product_id DESC ${limitTo(MAX_OF_SUB_CATEGORY)})
    ), related AS (
      SELECT product.id, CASE
        WHEN NOT origin.is_sold_out AND max(candidates.score) IS NOT NULL THEN ${FIRST}::int + max(candidates.score)
        WHEN NOT bool_or(candidates.is_similar) THEN max(candidates.score)
        ELSE CASE WHEN origin.is_sold_out THEN ${FIRST}::int ELSE 0 END + coalesce(popularity.score, 0)
      END AS rank
      FROM origin, candidates JOIN products product ON product.id = candidates.id
        LEFT JOIN product_popularity popularity ON popularity.product_id = product.id
      WHERE ${AVAILABLE_FOR_SALE_SQL} AND product.stock > 0
      GROUP BY product.id, origin.is_sold_out, popularity.score
    ), page AS (
      SELECT id, rank FROM related
      WHERE true ${rankBounds(page)}
      ORDER BY rank ${order}, id ${order} ${limitTo(page.size + 1)}
    )
    SELECT counted.*, page.rank, ${columns}
    FROM (SELECT ${counted} AS "totalCount") counted
      LEFT JOIN (page JOIN products product ON product.id = page.id) ON true
    ORDER BY page.rank ${order}, page.id ${order}`);
  return pageOf(rows);
}
