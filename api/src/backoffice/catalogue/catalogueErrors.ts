import { defineUserError } from '../../platform/core/errors/userError.ts';

const PRODUCT_COUNT = 'The number of products, including hidden ones.';

export class NameTakenError extends defineUserError({
  description: 'The name is taken; case and surrounding space do not count.',
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
  description: 'There is no such picture of the catalogue.',
  message: 'This picture no longer exists. Please upload it again.',
}) {}

export class CategoryInUseError extends defineUserError({
  description: 'Sub-categories, products or the rules of collections refer to the category.',
  fields: {
    subCategoryCount: { type: 'Int', description: 'Sub-categories in it.' },
    productCount: { type: 'Int', description: PRODUCT_COUNT },
  },
}) {
  constructor(name: string, uses: { subCategoryCount: number; productCount: number; collectionCount: number }) {
    const { subCategoryCount, productCount, collectionCount } = uses;
    const words = [
      inWords(subCategoryCount, 'sub-category', 'sub-categories'),
      inProducts(productCount),
      inCollections(collectionCount),
    ];
    super(`${name} is in use: ${words.filter(Boolean).join(', ')}`, { subCategoryCount, productCount });
  }
}

export class SubCategoryInUseError extends defineUserError({
  description: 'Products or the rules of collections refer to the sub-category.',
  fields: { productCount: { type: 'Int', description: PRODUCT_COUNT } },
}) {
  constructor(name: string, productCount: number, collectionCount = 0) {
    const words = [inProducts(productCount), inCollections(collectionCount)];
    super(`${name} is in use: ${words.filter(Boolean).join(', ')}`, { productCount });
  }
}

function inProducts(count: number): string {
  return inWords(count, 'product', 'products');
}

function inCollections(count: number): string {
  return inWords(count, 'collection', 'collections');
}

/** The count in words; empty for 0. */
function inWords(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}

export class SkuTakenError extends defineUserError({ description: 'The SKU is taken; case does not count.' }) {
  constructor(sku: string) {
    super(`The SKU ${sku} is already taken`);
  }
}

export class ProductNotFoundError extends defineUserError({
  description: 'There is no such product.',
  message: 'This product no longer exists',
}) {}

export class ProductChangedError extends defineUserError({
  description: 'The product has a newer version. Nothing was changed.',
}) {
  readonly productId: string;

  constructor(productId: string) {
    super('Someone else has changed this product');
    this.productId = productId;
  }
}

export class StockChangedError extends defineUserError({
  description: 'Orders changed the stock meanwhile, and it would leave 0 to 1,00,000. Nothing was changed.',
  fields: { stock: { type: 'Int', description: 'The current stock.' } },
}) {
  constructor(stock: number) {
    super(`The stock is now ${stock.toLocaleString('en-IN')}`, { stock });
  }
}

export class ProductBatchNotFoundError extends defineUserError({
  description: 'There is no such bulk change, it is undone, or it is older than a day.',
  message: 'This change can no longer be undone',
}) {}
