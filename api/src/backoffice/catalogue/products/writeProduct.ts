import type { Transaction } from '../../../platform/db/client.ts';
import { detailsObject } from './productColumns.ts';
import type { ProductState } from './productState.ts';

/** The columns of a product for Prisma, all or some, without its stock, which adjustStock changes. */
export function columnsOf<State extends Partial<ProductState>>(state: State) {
  const {
    stock: _stock,
    categories: _categories,
    subCategories: _subCategories,
    pictureIds: _pictures,
    ...rest
  } = state;
  const { details, ...columns } = rest;
  return { ...columns, ...(details ? { details: detailsObject(details) } : {}) };
}

type Links = Partial<Pick<ProductState, 'categories' | 'subCategories' | 'pictureIds'>>;

/** Inserts the links of a product to categories, sub-categories and pictures. */
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
      data: pictureIds.map((pictureId, position) => ({ productId, position, pictureId })),
    });
  }
}

/** Replaces the links of a product; a kind of link that is left out stays as it is. */
export async function relinkProduct(tx: Transaction, productId: string, links: Links): Promise<void> {
  if (links.categories) await tx.productCategory.deleteMany({ where: { productId } });
  if (links.subCategories) await tx.productSubCategory.deleteMany({ where: { productId } });
  if (links.pictureIds) await tx.productPicture.deleteMany({ where: { productId } });
  await linkProduct(tx, productId, links);
}
