import { UserError } from '../../graphql/userError.ts';

/** Another product has the SKU. */
export class SkuTakenError extends UserError {
  constructor(sku: string) {
    super(`The SKU ${sku} is taken already`);
    this.name = 'SkuTakenError';
  }
}

/** There is no such product, or no longer. */
export class ProductGoneError extends UserError {
  constructor() {
    super('This product is no longer there');
    this.name = 'ProductGoneError';
  }
}

/** Somebody has changed the product since it was read. */
export class ProductChangedError extends UserError {
  readonly productId: string;

  constructor(productId: string) {
    super('Somebody has changed this product in the meantime');
    this.name = 'ProductChangedError';
    this.productId = productId;
  }
}

/** From what is left by now, the change would take the stock out of its range. */
export class StockChangedError extends UserError {
  readonly stock: number;

  constructor(stock: number) {
    super(`The stock is ${stock.toLocaleString('en-IN')} by now`);
    this.name = 'StockChangedError';
    this.stock = stock;
  }
}

/** There is no such bulk change, or it has been undone, or it is too long ago. */
export class ProductBatchGoneError extends UserError {
  constructor() {
    super('This change can no longer be undone');
    this.name = 'ProductBatchGoneError';
  }
}
