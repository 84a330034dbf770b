import { rowsOf } from './database.ts';
import { FIRST_PICTURE, PRODUCT_COLUMNS, toJson, type ProductRow } from './productRow.ts';

const PAGE_SIZE = 24;

const READ = {
  name: 'listing',
  text: `SELECT ${PRODUCT_COLUMNS} FROM (
      SELECT product.* FROM product_sub_categories JOIN products product ON product.id = product_id
      WHERE sub_category_id = $1 AND is_published AND deleted_at IS NULL
      ORDER BY product_id DESC LIMIT ${PAGE_SIZE + 1}
    ) product ${FIRST_PICTURE} ORDER BY product.id DESC`,
};

/** The newest products of a sub-category, and whether more follow. */
export async function listing(subCategoryId: string): Promise<object> {
  const rows = await rowsOf<ProductRow>(READ, [subCategoryId]);
  return { products: rows.slice(0, PAGE_SIZE).map(toJson), hasMore: rows.length > PAGE_SIZE };
}
