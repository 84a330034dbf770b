import { randomUUID } from 'node:crypto';
import { TypeID } from 'typeid-js';
import type { Database } from './database.ts';

/** A product that only one test knows. */
export interface OwnProduct {
  uuid: string;
  name: string;
  /** Where its page is. */
  path: string;
  /** In paise, as it is sold. */
  price: number;
}

interface Offer {
  stock: number;
  /** What the name has after its own word. */
  suffix?: string;
  unit?: string;
  /** In paise, before the discount. */
  mrp?: number;
  discountPercent?: number;
}

/** Puts a new product on the shelf of milk, with a name that nothing else in the shop has. */
export async function stockProduct(database: Database, offer: Offer): Promise<OwnProduct> {
  const { mrp = 10_000, discountPercent = 0, stock, suffix = '', unit = '500 g' } = offer;
  const name = `Own ${wordOf(randomUUID())}${suffix}`;
  const { uuid } = await database.row<{ uuid: string }>(
    `WITH product AS (
       INSERT INTO products (id, sku, name, unit, mrp_paise, discount_percent, stock, description, updated_at)
       VALUES (uuidv7(), left(upper(replace($1, ' ', '-')), 60), $1, $5, $2, $3, $4, 'Made for one journey. Good while it lasts.', now()) RETURNING id
     ), movement AS (
       INSERT INTO stock_movements (id, product_id, delta, reason)
       SELECT uuidv7(), id, $4, 'INITIAL' FROM product WHERE $4 > 0
     ), picture AS (
       INSERT INTO product_pictures (product_id, position, file_id)
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

/** Letters only, because a search reads digits and dashes in its own way. */
function wordOf(uuid: string): string {
  return uuid.replace(/[^a-f0-9]/g, '').replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

/** What is left of a product, and what the ledger says; the two must agree. */
export function stockAndLedger(database: Database, { uuid }: OwnProduct): Promise<{ stock: number; ledger: number }> {
  return database.row(
    `SELECT stock, (SELECT coalesce(sum(delta), 0) FROM stock_movements WHERE product_id = $1) AS ledger
     FROM products WHERE id = $1`,
    [uuid],
  );
}

/** Where the demo catalogue's milk is listed. */
export async function milkShelfPath(database: Database): Promise<string> {
  const { category, shelf } = await database.row<{ category: string; shelf: string }>(
    `SELECT category_id AS category, sub_category_id AS shelf FROM sub_category_categories
     JOIN sub_categories ON sub_categories.id = sub_category_id WHERE name = 'Milk' LIMIT 1`,
  );
  return `/any-name-${TypeID.fromUUID('cat', category).toString()}/milk-${TypeID.fromUUID('sub', shelf).toString()}`;
}
