import { typeid } from 'typeid-js';
import { db, type Transaction } from '../api/src/platform/db/client.ts';
import { lockDemo } from '../api/src/platform/db/lockDemo.ts';
import { insertRows } from '../api/src/platform/db/insertRows.ts';
import { DEMO_PREFIX } from '../api/src/platform/media/pictureVariants.ts';
import { demoCatalogue, type DemoCatalogue, type DemoProduct } from './demoCatalogue.ts';

const PICTURE_SIZE = 768;
const TIMEOUT_MS = 60_000;

/**
 * Fills an empty shop with the demo catalogue by one INSERT per table. A shop that has a category already, or whose owner has removed the
 * demo, is left as it is.
 */
export async function loadDemo(): Promise<void> {
  if (await db.category.findFirst({ select: { id: true } })) return;
  const catalogue = demoCatalogue();
  await db.$transaction(
    async (tx) => {
      if (!(await lockDemo(tx, TIMEOUT_MS))) return;
      if (await tx.category.findFirst({ select: { id: true } })) return;
      await insertCatalogue(tx, catalogue);
    },
    { timeout: TIMEOUT_MS },
  );
  await db.$executeRaw`ANALYZE`;
}

/** An id for each key; later ones sort after earlier ones. */
function idsOf(keys: readonly string[]): Map<string, string> {
  return new Map(keys.map((key) => [key, typeid().toUUID()]));
}

function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The demo catalogue refers to ${key}, which it does not have`);
  return id;
}

/**
 * Oldest first, so that "newest first" shows each sub-category in the merchandiser's order, and a category's row the
 * first products of each of its sub-categories before the second ones.
 */
function inOrderOfAge(products: readonly DemoProduct[]): DemoProduct[] {
  const seen = new Map<string, number>();
  const ranked = products.map((product) => {
    const subCategoryKey = product.subCategoryKeys[0] ?? '';
    const rank = seen.get(subCategoryKey) ?? 0;
    seen.set(subCategoryKey, rank + 1);
    return { product, rank };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product)
    .reverse();
}

async function insertCatalogue(tx: Transaction, catalogue: DemoCatalogue): Promise<void> {
  const products = inOrderOfAge(catalogue.products);
  const fileIds = idsOf(catalogue.pictures.map(({ key }) => key));
  const categoryIds = idsOf(catalogue.categories.map(({ key }) => key));
  const shelfIds = idsOf(catalogue.subCategories.map(({ key }) => key));
  const productIds = idsOf(products.map(({ sku }) => sku));

  await insertRows(
    tx,
    'pictures',
    catalogue.pictures.map(({ key, tint, alt }) => ({
      id: idOf(fileIds, key),
      key: `${DEMO_PREFIX}${key}`,
      mime_type: 'image/webp',
      width: PICTURE_SIZE,
      height: PICTURE_SIZE,
      dominant_color: tint,
      alt,
    })),
  );
  await insertRows(
    tx,
    'categories',
    catalogue.categories.map(({ key, name, pictureKey }) => ({
      id: idOf(categoryIds, key),
      name,
      picture_id: idOf(fileIds, pictureKey),
      updated_at: 'now',
    })),
  );
  await insertRows(
    tx,
    'sub_categories',
    catalogue.subCategories.map(({ key, name, pictureKey }) => ({
      id: idOf(shelfIds, key),
      name,
      picture_id: idOf(fileIds, pictureKey),
      updated_at: 'now',
    })),
  );
  await insertRows(
    tx,
    'sub_category_categories',
    catalogue.subCategories.flatMap(({ key, categoryKeys }) =>
      categoryKeys.map((categoryKey) => ({
        category_id: idOf(categoryIds, categoryKey),
        sub_category_id: idOf(shelfIds, key),
      })),
    ),
  );
  await insertRows(
    tx,
    'products',
    products.map((product) => ({
      id: idOf(productIds, product.sku),
      sku: product.sku,
      name: product.name,
      brand: product.brand,
      unit: product.unit,
      mrp_paise: product.pricePaise,
      discount_percent: product.discountPercent,
      gst_percent: product.gstPercent,
      hsn_code: product.hsnCode,
      stock: product.stock,
      max_per_order: product.maxPerOrder,
      description: product.description,
      details: product.details,
      updated_at: 'now',
    })),
  );
  await insertRows(
    tx,
    'stock_movements',
    products
      .filter(({ stock }) => stock > 0)
      .map(({ sku, stock }) => ({
        id: typeid().toUUID(),
        product_id: idOf(productIds, sku),
        delta: stock,
        reason: 'INITIAL',
      })),
  );
  await insertRows(
    tx,
    'product_pictures',
    products.flatMap(({ sku, pictureKeys }) =>
      pictureKeys.map((key, position) => ({
        product_id: idOf(productIds, sku),
        position,
        picture_id: idOf(fileIds, key),
      })),
    ),
  );
  await insertRows(
    tx,
    'product_categories',
    products.flatMap(({ sku, categoryKeys }) =>
      categoryKeys.map((key) => ({ product_id: idOf(productIds, sku), category_id: idOf(categoryIds, key) })),
    ),
  );
  await insertRows(
    tx,
    'product_sub_categories',
    products.flatMap(({ sku, subCategoryKeys }) =>
      subCategoryKeys.map((key) => ({ product_id: idOf(productIds, sku), sub_category_id: idOf(shelfIds, key) })),
    ),
  );
}
