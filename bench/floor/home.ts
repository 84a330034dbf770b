import { rowsOf } from './database.ts';
import { FIRST_PICTURE, PRODUCT_COLUMNS, toJson, type ProductRow } from './productRow.ts';

const TILES = {
  name: 'tiles',
  text: `SELECT category.id, category.name, key AS picture, dominant_color AS color, alt, sub_category.id AS "subCategoryId",
      sub_category.name AS "subCategoryName", count(*) OVER ()::int AS total
    FROM (SELECT * FROM categories ORDER BY id LIMIT 60) category JOIN pictures picture ON picture.id = picture_id
    LEFT JOIN LATERAL (
      SELECT id, name FROM sub_category_categories link JOIN sub_categories ON id = sub_category_id
      WHERE category_id = category.id ORDER BY id LIMIT 1
    ) sub_category ON true ORDER BY category.id`,
};

const ROWS = {
  name: 'rows',
  text: `SELECT category.id AS "categoryId", ${PRODUCT_COLUMNS}
    FROM (SELECT id FROM categories ORDER BY id LIMIT 2) category
    CROSS JOIN LATERAL (
      SELECT product.* FROM product_categories JOIN products product ON product.id = product_id
      WHERE category_id = category.id AND is_published AND deleted_at IS NULL ORDER BY product_id DESC LIMIT 12
    ) product ${FIRST_PICTURE} ORDER BY category.id, product.id DESC`,
};

/** What the home page shows: the categories, and the newest products of the first two. */
export async function home(): Promise<object> {
  const [tiles, products] = await Promise.all([
    rowsOf<{ id: string }>(TILES, []),
    rowsOf<ProductRow & { categoryId: string }>(ROWS, []),
  ]);
  const rows = [...Map.groupBy(products, ({ categoryId }) => categoryId)];
  return {
    tiles,
    rows: rows.map(([id, ofCategory]) => ({
      id,
      products: ofCategory.map(({ categoryId: _categoryId, ...product }) => toJson(product)),
    })),
  };
}
