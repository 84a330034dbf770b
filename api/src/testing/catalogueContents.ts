import { expect } from 'vitest';
import { emptyTables } from './emptyTables.ts';
import { db } from '../platform/db/client.ts';

/** Everything that an import could change. */
export async function catalogueContents() {
  const [products, links, subCategoryLinks, pictures, movements, entries] = await Promise.all([
    db.product.findMany({ orderBy: { id: 'asc' } }),
    db.$queryRaw`SELECT * FROM product_categories ORDER BY product_id, category_id`,
    db.$queryRaw`SELECT * FROM product_sub_categories ORDER BY product_id, sub_category_id`,
    db.productPicture.findMany({ orderBy: [{ productId: 'asc' }, { position: 'asc' }] }),
    db.stockMovement.findMany({ orderBy: { id: 'asc' } }),
    db.auditEntry.findMany({ where: { action: { not: 'CATALOGUE_IMPORT' } }, orderBy: { id: 'asc' } }),
  ]);
  const categories = await db.category.findMany({ orderBy: { id: 'asc' } });
  const subCategories = await db.subCategory.findMany({ orderBy: { id: 'asc' }, include: { categories: true } });
  return { products, links, subCategoryLinks, pictures, movements, entries, categories, subCategories };
}

/** Asserts that the ledger of each product adds up to its stock. */
export async function expectLedgerBalanced() {
  const wrong = await db.$queryRaw`
    SELECT sku, stock FROM products
    WHERE stock <> (SELECT coalesce(sum(delta), 0) FROM stock_movements WHERE product_id = products.id)`;
  expect(wrong).toEqual([]);
}

/** Deletes the catalogue; users and their history stay. */
export async function truncateCatalogue(): Promise<void> {
  await emptyTables('categories', 'sub_categories', 'products', 'catalogue_imports');
}
