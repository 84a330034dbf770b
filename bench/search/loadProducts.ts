import { db, type Transaction } from '../../api/src/platform/db/client.ts';
import { insertAll } from '../../api/src/platform/db/insertRows.ts';
import { seededId } from '../database/seededId.ts';
import { emptyPicture } from './catalogues.ts';
import type { GeneratedShop } from './generatedProducts.ts';

const BATCH = 20_000;
const TIMEOUT_MS = 600_000;

/** The products from one number up to another, without it. */
export interface ProductRange {
  from: number;
  to: number;
}

/** Inserts the categories of a shop. */
export async function loadCategories({ categories, subCategories }: GeneratedShop): Promise<void> {
  const pictureId = seededId('picture', 1);
  const [categoryIds, subCategoryIds] = [idsOf('category', categories), idsOf('subCategory', subCategories)];
  await inTransaction((tx) =>
    insertAll(tx, {
      pictures: [emptyPicture(pictureId)],
      categories: categories.map(({ key, name }) => row(categoryIds.get(key), name)),
      sub_categories: subCategories.map(({ key, name }) => row(subCategoryIds.get(key), name)),
      sub_category_categories: subCategories.flatMap(({ key, categoryKeys }) =>
        categoryKeys.map((categoryKey) => ({
          category_id: categoryIds.get(categoryKey),
          sub_category_id: subCategoryIds.get(key),
        })),
      ),
    }),
  );

  function row(id: string | undefined, name: string) {
    return { id, name, picture_id: pictureId, updated_at: 'now' };
  }
}

/** Inserts products in batches, which the database indexes at their commits, and prints each. */
export async function loadProducts(shop: GeneratedShop, { from, to }: ProductRange): Promise<void> {
  const categoryIds = idsOf('category', shop.categories);
  const subCategoryIds = idsOf('subCategory', shop.subCategories);
  for (let start = from; start < to; start += BATCH) {
    const end = Math.min(to, start + BATCH);
    const began = performance.now();
    const numbers = Array.from({ length: end - start }, (_, index) => start + index);
    const products = numbers.map((n) => ({ id: productId(n), ...shop.product(n) }));
    await inTransaction((tx) =>
      insertAll(tx, {
        products: products.map((product) => ({
          id: product.id,
          sku: product.sku,
          name: product.name,
          brand: product.brand,
          unit: product.unit,
          mrp_paise: product.pricePaise,
          discount_percent: product.discountPercent,
          gst_percent: product.gstPercent,
          hsn_code: product.hsnCode,
          stock: product.stock,
          description: product.description,
          updated_at: 'now',
        })),
        product_categories: products.flatMap(({ id, categoryKeys }) =>
          categoryKeys.map((key) => ({ product_id: id, category_id: categoryIds.get(key) })),
        ),
        product_sub_categories: products.flatMap(({ id, subCategoryKeys }) =>
          subCategoryKeys.map((key) => ({ product_id: id, sub_category_id: subCategoryIds.get(key) })),
        ),
      }),
    );
    const perProduct = (performance.now() - began) / (end - start);
    console.log(`${end.toLocaleString('en')} products, ${perProduct.toFixed(2)} ms each`);
  }
}

/** The id of the n-th product, counted from 0. */
export function productId(n: number): string {
  return seededId('product', n + 1);
}

function idsOf(table: 'category' | 'subCategory', rows: readonly { key: string }[]): Map<string, string> {
  return new Map(rows.map(({ key }, index) => [key, seededId(table, index + 1)]));
}

/** Without the time limit of statements, because the commit of a batch indexes all of it. */
async function inTransaction(run: (tx: Transaction) => Promise<void>): Promise<void> {
  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
      await run(tx);
    },
    { timeout: TIMEOUT_MS },
  );
}
