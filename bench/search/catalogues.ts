import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { typeid } from 'typeid-js';
import { z } from 'zod';
import { db } from '../../api/src/platform/db/client.ts';
import { insertAll } from '../../api/src/platform/db/insertRows.ts';
import { queryRows } from '../../api/src/platform/db/queryRows.ts';
import { Prisma } from '../../api/src/platform/db/generated/client.ts';
import type { JudgedProduct } from './goldSet.ts';

/** A product with all that a search may look at. */
export interface SearchedProduct extends JudgedProduct {
  description: string;
}

const csvRow = z.object({
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  sub_category: z.string(),
  unit: z.string(),
  price: z.coerce.number(),
  discount: z.coerce.number(),
  stock: z.coerce.number(),
  description: z.string(),
});

/**
 * Fills an empty database with the products of a CSV file: name, brand, category, sub_category, unit, price (rupees), discount (percent),
 * stock, description.
 */
export async function loadCsv(file: string): Promise<void> {
  const rows = z.array(csvRow).parse(parse(readFileSync(file), { columns: true, bom: true }));
  const pictureId = typeid().toUUID();
  const categories = idsOf(rows.map(({ category }) => category));
  const subCategories = idsOf(rows.map(({ sub_category }) => sub_category));
  const products = rows.map((row, index) => ({ ...row, id: typeid().toUUID(), sku: `CSV-${index}` }));
  const pairs = new Map(rows.map((row) => [`${row.category}\n${row.sub_category}`, row]));
  const named = (ids: ReadonlyMap<string, string>) =>
    [...ids].map(([name, id]) => ({ id, name, picture_id: pictureId, updated_at: 'now' }));
  await db.$transaction((tx) =>
    insertAll(tx, {
      pictures: [emptyPicture(pictureId)],
      categories: named(categories),
      sub_categories: named(subCategories),
      sub_category_categories: [...pairs.values()].map((row) => ({
        category_id: categories.get(row.category),
        sub_category_id: subCategories.get(row.sub_category),
      })),
      products: products.map(({ id, sku, name, brand, unit, price, discount, stock, description }) => ({
        id,
        sku,
        name: name.slice(0, 100),
        brand: brand === '' ? null : brand,
        unit,
        mrp_paise: Math.round(price * 100),
        discount_percent: discount,
        stock,
        description,
        updated_at: 'now',
      })),
      product_categories: products.map(({ id, category }) => ({
        product_id: id,
        category_id: categories.get(category),
      })),
      product_sub_categories: products.map(({ id, sub_category }) => ({
        product_id: id,
        sub_category_id: subCategories.get(sub_category),
      })),
      stock_movements: products
        .filter(({ stock }) => stock > 0)
        .map(({ id, stock }) => ({ id: typeid().toUUID(), product_id: id, delta: stock, reason: 'INITIAL' })),
    }),
  );
  await db.$executeRaw`ANALYZE`;
}

/** The row of a picture that is not shown. */
export function emptyPicture(id: string) {
  return { id, key: 'none', mime_type: 'image/webp', width: 1, height: 1, dominant_color: '#ffffff', alt: '' };
}

function idsOf(names: readonly string[]): Map<string, string> {
  return new Map([...new Set(names)].map((name) => [name, typeid().toUUID()]));
}

/** The products of the database. */
export async function readProducts(): Promise<SearchedProduct[]> {
  return queryRows<SearchedProduct>(Prisma.sql`
    SELECT product.id, product.name, brand, unit, description,
      array(SELECT sub_category.name FROM product_sub_categories placed JOIN sub_categories sub_category ON sub_category.id = placed.sub_category_id
            WHERE placed.product_id = product.id ORDER BY sub_category.name) AS "subCategories"
    FROM products product ORDER BY product.id`);
}
