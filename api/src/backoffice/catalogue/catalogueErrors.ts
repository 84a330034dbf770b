import { defineUserError } from '../../platform/core/errors/userError.ts';

const PRODUCT_COUNT = 'The number of products, including hidden ones.';

export class NameTakenError extends defineUserError({
  description: 'Another object of the same type has the name. The comparison ignores case and surrounding space.',
}) {
  constructor(name: string) {
    super(`The name ${name} is already taken`);
  }
}

export class CategoryNotFoundError extends defineUserError({
  description: 'There is no such category.',
  message: 'This category no longer exists',
}) {}

export class SubCategoryNotFoundError extends defineUserError({
  description: 'There is no such sub-category.',
  message: 'This sub-category no longer exists',
}) {}

export class PictureNotFoundError extends defineUserError({
  description: 'The catalogue has no such picture. Upload it again.',
  message: 'This picture no longer exists. Please upload it again.',
}) {}

export class CategoryInUseError extends defineUserError({
  description: 'Sub-categories or products refer to the category. Remove them from it first.',
  fields: {
    subCategoryCount: { type: 'Int', description: 'The number of sub-categories.' },
    productCount: { type: 'Int', description: PRODUCT_COUNT },
  },
}) {
  constructor(name: string, uses: { subCategoryCount: number; productCount: number }) {
    const { subCategoryCount, productCount } = uses;
    const words = [inWords(subCategoryCount, 'sub-category', 'sub-categories'), inProducts(productCount)];
    super(`${name} is in use: ${words.filter(Boolean).join(', ')}`, { subCategoryCount, productCount });
  }
}

export class SubCategoryInUseError extends defineUserError({
  description: 'Products refer to the sub-category. Remove them from it first.',
  fields: { productCount: { type: 'Int', description: PRODUCT_COUNT } },
}) {
  constructor(name: string, productCount: number) {
    super(`${name} is in use: ${inProducts(productCount)}`, { productCount });
  }
}

function inProducts(count: number): string {
  return inWords(count, 'product', 'products');
}

/** The count in words; empty for 0. */
function inWords(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}
