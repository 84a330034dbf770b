import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Transaction } from '../../db/client.ts';
import { ProductGoneError } from './productErrors.ts';

/** A product as the audit log keeps it: with the names of its categories and sub-categories, because those may go. */
export interface ProductState {
  sku: string;
  name: string;
  brand: string | null;
  unit: string;
  description: string;
  mrpPaise: number;
  discountPercent: number;
  gstPercent: number;
  hsnCode: string | null;
  stock: number;
  lowStockThreshold: number;
  isPublished: boolean;
  categories: { id: string; name: string }[];
  subCategories: { id: string; name: string }[];
  /** In the order shown. */
  pictureIds: string[];
  /** In the order shown; an object would lose it in the log. */
  details: { name: string; value: string }[];
}

const storedDetails = z.record(z.string(), z.string());

/** A product that nobody else edits, buys or deletes until the transaction ends. @throws ProductGoneError */
export async function lockedProduct(
  tx: Transaction,
  productId: string,
): Promise<{ version: number; state: ProductState }> {
  const held = await tx.$queryRaw<unknown[]>`
    SELECT id FROM products WHERE id = ${productId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
  if (held.length === 0) throw new ProductGoneError();
  // Read once it is locked: a statement that has to wait for the lock would read the links as they were before.
  const { version, categories, subCategories, pictures, details, ...columns } = await tx.product.findUniqueOrThrow({
    where: { id: productId },
    select: {
      version: true,
      sku: true,
      name: true,
      brand: true,
      unit: true,
      description: true,
      mrpPaise: true,
      discountPercent: true,
      gstPercent: true,
      hsnCode: true,
      stock: true,
      lowStockThreshold: true,
      isPublished: true,
      details: true,
      categories: { orderBy: { categoryId: 'asc' }, select: { category: { select: { id: true, name: true } } } },
      subCategories: {
        orderBy: { subCategoryId: 'asc' },
        select: { subCategory: { select: { id: true, name: true } } },
      },
      pictures: { orderBy: { position: 'asc' }, select: { fileId: true } },
    },
  });
  return {
    version,
    state: {
      ...columns,
      categories: categories.map(({ category }) => category),
      subCategories: subCategories.map(({ subCategory }) => subCategory),
      pictureIds: pictures.map(({ fileId }) => fileId),
      details: Object.entries(storedDetails.parse(details)).map(([name, value]) => ({ name, value })),
    },
  };
}

/** What is different in `after`, before and after; null when nothing is. */
export function productDifference(
  before: ProductState,
  after: ProductState,
): { before: Partial<ProductState>; after: Partial<ProductState> } | null {
  const fields = (Object.keys(after) as (keyof ProductState)[]) // a ProductState has these keys alone
    .filter((field) => !isDeepStrictEqual(before[field], after[field]));
  if (fields.length === 0) return null;
  const partOf = (state: ProductState): Partial<ProductState> =>
    Object.fromEntries(fields.map((field) => [field, state[field]]));
  return { before: partOf(before), after: partOf(after) };
}
