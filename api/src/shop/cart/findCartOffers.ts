import type { ListedProduct } from '../catalogue/listedColumns.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';
import { findPopularProducts } from '../recommendations/findPopularProducts.ts';
import { db } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo } from '../../platform/db/keysetSql.ts';
import { queryRows } from '../../platform/db/queryRows.ts';

/** The sub-categories of the newest lines, and the newest products of each, that are looked at for similar products. */
const [MAX_SUB_CATEGORIES, MAX_OF_SUB_CATEGORY] = [20, 50];

/** What to offer with a cart: products that are bought with it, or similar ones. */
export type CartOffer = 'oftenBoughtWith' | 'similarProducts';

/**
 * Finds products on sale and in stock to offer with a user's cart, none of which it has. Those that are bought together with its lines, by the sum of their
 * scores, are of none of its sub-categories, because one milk does not go with another. Where orders name none, it finds others of those sub-categories: of each
 * the most popular and newest one, those of the newest lines first, then of each the next one; where there are none either, popular products. An empty cart has neither.
 */
export async function findCartOffers(
  userId: string,
  { limit, columns }: { limit: number; columns: Prisma.Sql },
): Promise<Map<CartOffer, ListedProduct[]>> {
  const isOffered = Prisma.sql`${AVAILABLE_FOR_SALE_SQL} AND product.stock > 0
    AND NOT EXISTS (SELECT FROM cart_lines own WHERE own.user_id = ${userId}::uuid AND own.product_id = product.id)`;
  const rows = await queryRows<ListedProduct & { offer: CartOffer }>(Prisma.sql`
    WITH groups AS MATERIALIZED (
      SELECT link.sub_category_id AS id, max(line.id::text) AS line_id
      FROM cart_lines line JOIN product_sub_categories link ON link.product_id = line.product_id
      WHERE line.user_id = ${userId}::uuid GROUP BY link.sub_category_id
    ), bought AS MATERIALIZED (
      SELECT product.id, row_number() OVER (ORDER BY related.score DESC, product.id DESC) AS place FROM (
        SELECT related.related_product_id AS id, sum(related.score) AS score
        FROM cart_lines line JOIN related_products related ON related.product_id = line.product_id
        WHERE line.user_id = ${userId}::uuid GROUP BY related.related_product_id
      ) related JOIN products product ON product.id = related.id
      WHERE ${isOffered} AND NOT EXISTS (
        SELECT FROM product_sub_categories link JOIN groups ON groups.id = link.sub_category_id WHERE link.product_id = product.id)
      ORDER BY place ${limitTo(limit)}
    ), placed AS (
      SELECT best.id, best.place, groups.line_id FROM (
        SELECT * FROM groups WHERE NOT EXISTS (SELECT FROM bought) ORDER BY line_id DESC ${limitTo(MAX_SUB_CATEGORIES)}
      ) groups, LATERAL (
        SELECT product.id, row_number() OVER (ORDER BY coalesce(popularity.score, 0) DESC, product.id DESC) AS place FROM (
          SELECT product_id FROM product_sub_categories link WHERE link.sub_category_id = groups.id
          ORDER BY product_id DESC ${limitTo(MAX_OF_SUB_CATEGORY)}
        ) newest JOIN products product ON product.id = newest.product_id
          LEFT JOIN product_popularity popularity ON popularity.product_id = product.id
        WHERE ${isOffered} ORDER BY place ${limitTo(limit)}
      ) best
    )
    SELECT ${columns}, offer FROM (
      SELECT id, 'oftenBoughtWith' AS offer, place FROM bought
      UNION ALL
      SELECT id, 'similarProducts', row_number() OVER (ORDER BY min(place), max(line_id) DESC, id DESC) FROM placed GROUP BY id
    ) offered JOIN products product ON product.id = offered.id ORDER BY offered.place ${limitTo(limit)}`);
  if (rows.length > 0) return Map.groupBy(rows, ({ offer }) => offer);
  const lines = await db.cartLine.findMany({ where: { userId }, select: { productId: true } });
  const exceptIds = lines.map(({ productId }) => productId);
  return new Map([
    ['similarProducts', lines.length > 0 ? await findPopularProducts(limit, { columns, exceptIds }) : []],
  ]);
}
