import { UserError } from '../../../platform/core/errors/userError.ts';

/** Another product has the SKU. */
export class SkuTakenError extends UserError {
  constructor(sku: string) {
    super(`The SKU ${sku} is already taken`);
    this.name = 'SkuTakenError';
  }
}

/** There is no such product. */
export class ProductNotFoundError extends UserError {
  constructor() {
    super('This product no longer exists');
    this.name = 'ProductNotFoundError';
  }
}

/** The product has a newer version than the one in the input. */
export class ProductChangedError extends UserError {
  readonly productId: string;

  constructor(productId: string) {
    super('Someone else has changed this product');
    this.name = 'ProductChangedError';
    this.productId = productId;
  }
}

/** The difference would take the current stock out of its range. */
export class StockChangedError extends UserError {
  readonly stock: number;

  constructor(stock: number) {
    super(`The stock is now ${stock.toLocaleString('en-IN')}`);
    this.name = 'StockChangedError';
    this.stock = stock;
  }
}

/** There is no such bulk change, or it was undone already, or it is older than a day. */
export class ProductBatchNotFoundError extends UserError {
  constructor() {
    super('This change can no longer be undone');
    this.name = 'ProductBatchNotFoundError';
  }
}
