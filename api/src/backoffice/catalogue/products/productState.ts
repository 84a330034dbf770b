import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../../platform/db/client.ts';
import { flattenProduct, PRODUCT_SELECTION, type ProductValues } from './productColumns.ts';
import { ProductNotFoundError } from './productErrors.ts';

/** A product as the audit log stores it: with the names of its categories and sub-categories, because those may be deleted. */
export interface ProductState extends ProductValues {
  categories: { id: string; name: string }[];
  subCategories: { id: string; name: string }[];
  /** In the order shown. */
  pictureIds: string[];
}

/** Locks a product against updates, orders and deletion until the transaction ends. @throws ProductNotFoundError */
export async function lockProduct(
  tx: Transaction,
  productId: string,
): Promise<{ version: number; state: ProductState }> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT id FROM products WHERE id = ${productId}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`;
  if (locked.length === 0) throw new ProductNotFoundError();
  // A second statement, because one that waits for the lock reads the links as they were before.
  const product = await tx.product.findUniqueOrThrow({
    where: { id: productId },
    select: {
      ...PRODUCT_SELECTION,
      version: true,
      pictures: { orderBy: { position: 'asc' }, select: { pictureId: true } },
    },
  });
  const { version, pictures, ...state } = flattenProduct(product);
  return { version, state: { ...state, pictureIds: pictures.map(({ pictureId }) => pictureId) } };
}

/** The fields that differ, before and after; null when none does. */
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
