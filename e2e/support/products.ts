import { randomUUID } from 'node:crypto';
import { TypeID } from 'typeid-js';
import type { Database } from './database.ts';

/** A product that one test inserted for itself. */
export interface ProductFixture {
  uuid: string;
  name: string;
  /** The path of its page. */
  path: string;
  /** The selling price in paise. */
  price: number;
}

interface ProductOptions {
  stock: number;
  /** The end of the name, after its unique part. */
  suffix?: string;
  unit?: string;
  /** The maximum retail price in paise. */
  mrp?: number;
  discountPercent?: number;
}

/** Inserts a product with a unique name and the picture of the sub-category Milk. */
export async function insertProduct(database: Database, options: ProductOptions): Promise<ProductFixture> {
  const { mrp = 10_000, discountPercent = 0, stock, suffix = '', unit = '500 g' } = options;
  const name = `Own ${uniqueLetters()}${suffix}`;
  const { uuid } = await database.row<{ uuid: string }>(
    `WITH product AS (
       INSERT INTO products (id, sku, name, unit, mrp_paise, discount_percent, stock, description, updated_at)
       VALUES (uuidv7(), left(upper(replace($1, ' ', '-')), 60), $1, $5, $2, $3, $4, 'Inserted for one journey.', now()) RETURNING id
     ), movement AS (
       INSERT INTO stock_movements (id, product_id, delta, reason)
       SELECT uuidv7(), id, $4, 'INITIAL' FROM product WHERE $4 > 0
     ), picture AS (
       INSERT INTO product_pictures (product_id, position, picture_id)
       SELECT product.id, 0, sub_categories.picture_id FROM product, sub_categories WHERE sub_categories.name = 'Milk'
     )
     SELECT id AS uuid FROM product`,
    [name, mrp, discountPercent, stock, unit],
  );
  const slug = name.toLowerCase().replace(/[\s,.]+/g, '-');
  const path = `/product/${slug}-${TypeID.fromUUID('prod', uuid).toString()}`;
  const price = mrp - Math.ceil((mrp * discountPercent) / 10_000) * 100;
  return { uuid, name, path, price };
}

/** The name of the button that adds a product of any pack size to the cart. */
export function addName(name: string): RegExp {
  return new RegExp(`^Add ${name} .+ to cart$`);
}

/** Makes the second product one that is often bought with the first, as the nightly job does. */
export async function relateProducts(database: Database, from: ProductFixture, to: ProductFixture): Promise<void> {
  await database.rows(
    'INSERT INTO related_products (product_id, related_product_id, order_count, score) VALUES ($1, $2, 2, 100)',
    [from.uuid, to.uuid],
  );
}

/** 32 letters that no other call returns; the search tokenizes digits and dashes differently. */
export function uniqueLetters(): string {
  return randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

/** Reads a product's stock and the sum of its ledger, which must be equal. */
export function stockAndLedger(
  database: Database,
  { uuid }: ProductFixture,
): Promise<{ stock: number; ledger: number }> {
  return database.row(
    `SELECT stock, (SELECT coalesce(sum(delta), 0) FROM stock_movements WHERE product_id = $1) AS ledger
     FROM products WHERE id = $1`,
    [uuid],
  );
}

/** The path of the listing of the demo catalogue's sub-category Milk. */
export async function milkListingPath(database: Database): Promise<string> {
  const { category, subCategory } = await database.row<{ category: string; subCategory: string }>(
    `SELECT category_id AS category, sub_category_id AS "subCategory" FROM sub_category_categories
     JOIN sub_categories ON sub_categories.id = sub_category_id WHERE name = 'Milk' LIMIT 1`,
  );
  return `/any-name-${TypeID.fromUUID('cat', category).toString()}/milk-${TypeID.fromUUID('sub', subCategory).toString()}`;
}
