import { findPopularProducts } from '../recommendations/findPopularProducts.ts';
import type { ListedProduct } from '../catalogue/listedColumns.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';
import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo } from '../../platform/db/keysetSql.ts';
import { queryRows } from '../../platform/db/queryRows.ts';

/** The newest lines, and the newest products of a sub-category, that are looked at when orders do not say enough. */
const [MAX_LINES, MAX_OF_SUB_CATEGORY] = [20, 50];

/**
 * Finds products on sale and in stock that are bought together with those in a user's cart and are not in it, by the sum of their scores. Where orders name too
 * few, it adds others of the lines' sub-categories: of each the most popular and newest one, the sub-categories of the newest lines first, then of each the next
 * one. Where there is neither, it finds popular products. An empty cart has none.
 */
export async function findOftenBoughtWith(userId: string, { limit, columns }: { limit: number; columns: Prisma.Sql }) {
  const isOffered = Prisma.sql`${AVAILABLE_FOR_SALE_SQL} AND product.stock > 0
    AND NOT EXISTS (SELECT FROM cart_lines own WHERE own.user_id = ${userId}::uuid AND own.product_id = product.id)`;
  const bought = await queryRows<ListedProduct>(Prisma.sql`
    SELECT ${columns} FROM (
      SELECT related.related_product_id AS id, sum(related.score) AS score
      FROM cart_lines line JOIN related_products related ON related.product_id = line.product_id
      WHERE line.user_id = ${userId}::uuid GROUP BY related.related_product_id
    ) related JOIN products product ON product.id = related.id
    WHERE ${isOffered} ORDER BY related.score DESC, product.id DESC ${limitTo(limit)}`);
  if (bought.length === limit) return bought;
  const similar = await queryRows<ListedProduct>(Prisma.sql`
    WITH groups AS (
      SELECT link.sub_category_id AS id, max(line.id::text) AS line_id
      FROM (SELECT id, product_id FROM cart_lines WHERE user_id = ${userId}::uuid ORDER BY id DESC ${limitTo(MAX_LINES)}) line
        JOIN product_sub_categories link ON link.product_id = line.product_id
      GROUP BY link.sub_category_id
    ), placed AS (
      SELECT best.id, best.place, groups.line_id FROM groups, LATERAL (
        SELECT product.id, row_number() OVER (ORDER BY coalesce(popularity.score, 0) DESC, product.id DESC) AS place FROM (
          SELECT product_id FROM product_sub_categories link WHERE link.sub_category_id = groups.id
          ORDER BY product_id DESC ${limitTo(MAX_OF_SUB_CATEGORY)}
        ) newest JOIN products product ON product.id = newest.product_id
          LEFT JOIN product_popularity popularity ON popularity.product_id = product.id
        WHERE ${isOffered} AND product.id <> ALL (${bought.map(({ id }) => id)}::uuid[])
        ORDER BY place ${limitTo(limit)}
      ) best
    )
    SELECT ${columns} FROM (
      SELECT id, min(place) AS place, max(line_id) AS line_id FROM placed GROUP BY id
    ) filler JOIN products product ON product.id = filler.id
    ORDER BY filler.place, filler.line_id DESC, product.id DESC ${limitTo(limit - bought.length)}`);
  const found = [...bought, ...similar];
  if (found.length > 0) return found;
  const lines = await db.cartLine.findMany({ where: { userId }, select: { productId: true } });
  const exceptIds = lines.map(({ productId }) => productId);
  return exceptIds.length > 0 ? findPopularProducts(limit, { columns, exceptIds }) : [];
}
