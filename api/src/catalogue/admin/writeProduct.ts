import { db, type Transaction } from '../../db/client.ts';
import { isTaken } from '../../db/isTaken.ts';
import { SkuTakenError } from './productErrors.ts';
import type { ProductState } from './productState.ts';

/** One transaction that may give a product a SKU. @throws SkuTakenError when another one has it, or gets it at the same time */
export async function inSkuTransaction<T>(sku: string | undefined, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await db.$transaction(work);
  } catch (error) {
    if (sku !== undefined && isTaken(error)) throw new SkuTakenError(sku);
    throw error;
  }
}

/** The columns of a product, all or some; its stock is moved apart, by moveStock. */
export function productColumns<State extends Partial<ProductState>>(state: State) {
  const { stock: _stock, categories: _categories, subCategories: _shelves, pictureIds: _pictures, ...rest } = state;
  const { details, ...columns } = rest;
  return {
    ...columns,
    ...(details ? { details: Object.fromEntries(details.map(({ name, value }) => [name, value])) } : {}),
  };
}

type Links = Partial<Pick<ProductState, 'categories' | 'subCategories' | 'pictureIds'>>;

/** Puts a product into categories and sub-categories, and gives it pictures. */
export async function linkProduct(tx: Transaction, productId: string, links: Links): Promise<void> {
  const { categories = [], subCategories = [], pictureIds = [] } = links;
  if (categories.length > 0) {
    await tx.productCategory.createMany({ data: categories.map(({ id }) => ({ productId, categoryId: id })) });
  }
  if (subCategories.length > 0) {
    await tx.productSubCategory.createMany({ data: subCategories.map(({ id }) => ({ productId, subCategoryId: id })) });
  }
  if (pictureIds.length > 0) {
    await tx.productPicture.createMany({
      data: pictureIds.map((fileId, position) => ({ productId, position, fileId })),
    });
  }
}

/** The same instead of those that it has; of which kind nothing is said, it keeps what it has. */
export async function relinkProduct(tx: Transaction, productId: string, links: Links): Promise<void> {
  if (links.categories) await tx.productCategory.deleteMany({ where: { productId } });
  if (links.subCategories) await tx.productSubCategory.deleteMany({ where: { productId } });
  if (links.pictureIds) await tx.productPicture.deleteMany({ where: { productId } });
  await linkProduct(tx, productId, links);
}
