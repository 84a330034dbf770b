import { Prisma } from '../../platform/db/generated/client.ts';
import { readRows } from '../../platform/db/queryRows.ts';
import { ON_SALE } from '../catalogue/onSale.ts';

const MAX_PRODUCTS = 8;
/** The newest products of a sub-category that are looked at. */
const LOOKED_AT = 20;

/** The ids of products in stock for a search that finds nothing: the most popular one of each of the sub-categories in turn. */
export async function findPopularOfSubCategories(subCategoryIds: readonly string[]): Promise<string[]> {
  const products = await readRows<{ id: string }>(Prisma.sql`
    SELECT id FROM (
      SELECT product.id, place, row_number() OVER (PARTITION BY place ORDER BY coalesce(popularity.score, 0) DESC, product.id DESC) AS turn
      FROM unnest(${subCategoryIds}::uuid[]) WITH ORDINALITY listed (sub_category_id, place), LATERAL (
        SELECT product_id FROM product_sub_categories link WHERE link.sub_category_id = listed.sub_category_id
        ORDER BY product_id DESC LIMIT ${LOOKED_AT}::int
      ) link JOIN products product ON product.id = link.product_id
        LEFT JOIN product_popularity popularity ON popularity.product_id = product.id
      WHERE ${ON_SALE} AND product.stock > 0
    ) listed GROUP BY id ORDER BY min(turn), min(place), id LIMIT ${MAX_PRODUCTS}::int`);
  return products.map(({ id }) => id);
}
