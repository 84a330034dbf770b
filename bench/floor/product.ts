import { rowsOf } from './database.ts';
import { priceOf } from './productRow.ts';

const READ = {
  name: 'product',
  text: `SELECT id, name, brand, unit, description, details, mrp_paise AS mrp, discount_percent AS discount, stock,
      (SELECT json_agg(json_build_object('id', id, 'key', key, 'color', dominant_color, 'alt', alt) ORDER BY position)
       FROM product_pictures JOIN pictures ON pictures.id = picture_id WHERE product_id = product.id) AS pictures,
      (SELECT json_agg(json_build_object('id', id, 'name', name) ORDER BY id)
       FROM product_categories JOIN categories ON categories.id = category_id WHERE product_id = product.id) AS categories,
      (SELECT json_agg(json_build_object('id', id, 'name', name) ORDER BY id)
       FROM product_sub_categories JOIN sub_categories ON sub_categories.id = sub_category_id
       WHERE product_id = product.id) AS "subCategories"
    FROM products product WHERE id = $1 AND is_published AND deleted_at IS NULL`,
};

/** One product with all its pictures, categories and sub-categories; null when it is not on sale. */
export async function product(id: string): Promise<object | null> {
  const [row] = await rowsOf<{ mrp: number; discount: number }>(READ, [id]);
  return row ? { ...row, price: priceOf(row) } : null;
}
