import type pg from 'pg';
import { MAX_STOCK } from '@kirana/shared/limits.ts';
import { seededIdSql } from './seededId.ts';
import type { RowCounts } from './shopSize.ts';
import { BRANDS, DESCRIPTIONS, GOODS, KINDS, QUALITIES, UNITS } from './words.ts';

const PICTURES = 400;
const START = `'2025-01-01T00:00:00Z'::timestamptz`;

/** An element of an array parameter, chosen by a random number from 0 to 1. */
const pick = (parameter: string, random: string) =>
  `(${parameter}::text[])[1 + floor(${random} * cardinality(${parameter}::text[]))::int]`;

/** Seeds categories, sub-categories and products with their pictures. The stock has no ledger yet. */
export async function seedCatalogue(client: pg.Client, counts: RowCounts): Promise<void> {
  const { categories, subCategories, products } = counts;
  await client.query(`
    INSERT INTO pictures (id, key, mime_type, width, height, dominant_color, alt)
    SELECT ${seededIdSql('picture', 'n')}, 'bench-' || n, 'image/webp', 768, 768, '#' || lpad(to_hex(n * 9973), 6, '0'), 'Picture ' || n
    FROM generate_series(1, ${PICTURES}) n`);
  await client.query(`
    INSERT INTO categories (id, name, picture_id, updated_at)
    SELECT ${seededIdSql('category', 'n')}, 'Category ' || n, ${seededIdSql('picture', 'n')}, ${START}
    FROM generate_series(1, ${categories}) n`);
  await client.query(`
    INSERT INTO sub_categories (id, name, picture_id, updated_at)
    SELECT ${seededIdSql('subCategory', 'n')}, 'Sub-category ' || n, ${seededIdSql('picture', `1 + n % ${PICTURES}`)}, ${START}
    FROM generate_series(1, ${subCategories}) n`);
  await client.query(`
    INSERT INTO sub_category_categories (category_id, sub_category_id)
    SELECT ${seededIdSql('category', `1 + n % ${categories}`)}, ${seededIdSql('subCategory', 'n')}
    FROM generate_series(1, ${subCategories}) n`);
  await seedProducts(client, products);
  await client.query(`
    INSERT INTO product_pictures (product_id, position, picture_id)
    SELECT ${seededIdSql('product', 'n')}, position, ${seededIdSql('picture', `1 + (n * (position + 1) * 7) % ${PICTURES}`)}
    FROM generate_series(1, ${products}) n, generate_series(0, n % 2) position`);
  await client.query(`
    INSERT INTO product_sub_categories (sub_category_id, product_id)
    SELECT ${seededIdSql('subCategory', `1 + n % ${subCategories}`)}, ${seededIdSql('product', 'n')}
    FROM generate_series(1, ${products}) n`);
  await client.query(`
    INSERT INTO product_categories (category_id, product_id)
    SELECT category_id, product_id FROM product_sub_categories JOIN sub_category_categories USING (sub_category_id)`);
}

/** The stock of every product is the largest that it can be, so that no order of a bench finds too little. */
async function seedProducts(client: pg.Client, products: number): Promise<void> {
  await client.query('SELECT setseed(0.25)');
  await client.query(
    `WITH drawn AS MATERIALIZED (
      SELECT n, random() AS brand, random() AS quality, random() AS goods, random() AS kind, random() AS unit,
        random() AS mrp, random() AS discount, random() AS one, random() AS two, random() AS three
      FROM generate_series(1, ${products}) n
    ), named AS (
      SELECT *, ${pick('$1', 'brand')} AS brand_name,
        ${pick('$2', 'quality')} || ' ' || ${pick('$3', 'goods')} || ' ' || ${pick('$4', 'kind')} AS goods_name
      FROM drawn
    )
    INSERT INTO products (id, sku, name, brand, unit, mrp_paise, discount_percent, stock, gst_percent, hsn_code, description,
      details, created_at, updated_at)
    SELECT ${seededIdSql('product', 'n')}, 'BENCH-' || n, brand_name || ' ' || goods_name, brand_name, ${pick('$5', 'unit')},
      (10 + floor(mrp * 990)::int) * 100, floor(discount * 7)::int * 5, ${MAX_STOCK}, 5, '21069099',
      goods_name || ' for ' || ${pick('$6', 'one')} || ' and ' || ${pick('$6', 'two')} || '. Known for its ' || ${pick('$6', 'three')} || '.',
      '{"Country of origin":"India","Storage":"In a cool and dry place"}', ${START} + n * interval '1 second', ${START}
    FROM named`,
    [BRANDS, QUALITIES, GOODS, KINDS, UNITS, DESCRIPTIONS],
  );
}
