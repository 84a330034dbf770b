import { UserError } from '../../platform/core/errors/userError.ts';

/** Another object of the same type has the name, whatever the case. */
export class NameTakenError extends UserError {
  constructor(name: string) {
    super(`The name ${name} is already taken`);
    this.name = 'NameTakenError';
  }
}

/** There is no such category. */
export class CategoryNotFoundError extends UserError {
  constructor() {
    super('This category no longer exists');
    this.name = 'CategoryNotFoundError';
  }
}

/** There is no such sub-category. */
export class SubCategoryNotFoundError extends UserError {
  constructor() {
    super('This sub-category no longer exists');
    this.name = 'SubCategoryNotFoundError';
  }
}

/** There is no such picture, or it is not one of the catalogue. */
export class PictureNotFoundError extends UserError {
  constructor() {
    super('This picture no longer exists. Please upload it again.');
    this.name = 'PictureNotFoundError';
  }
}

/** Sub-categories or products refer to the category. */
export class CategoryInUseError extends UserError {
  readonly subCategoryCount: number;
  readonly productCount: number;

  constructor(name: string, uses: { subCategoryCount: number; productCount: number }) {
    const { subCategoryCount, productCount } = uses;
    const words = [inWords(subCategoryCount, 'sub-category', 'sub-categories'), inProducts(productCount)];
    super(`${name} is in use: ${words.filter(Boolean).join(', ')}`);
    this.name = 'CategoryInUseError';
    this.subCategoryCount = subCategoryCount;
    this.productCount = productCount;
  }
}

/** Products refer to the sub-category. */
export class SubCategoryInUseError extends UserError {
  readonly productCount: number;

  constructor(name: string, productCount: number) {
    super(`${name} is in use: ${inProducts(productCount)}`);
    this.name = 'SubCategoryInUseError';
    this.productCount = productCount;
  }
}

function inProducts(count: number): string {
  return inWords(count, 'product', 'products');
}

/** The count in words; empty for 0. */
function inWords(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}
