import { defineUserError } from '../../../platform/core/errors/userError.ts';

export class SkuTakenError extends defineUserError({
  description: 'Another product has the SKU, whatever the case.',
}) {
  constructor(sku: string) {
    super(`The SKU ${sku} is already taken`);
  }
}

export class ProductNotFoundError extends defineUserError({
  description: 'There is no such product.',
  message: 'This product no longer exists',
}) {}

export class ProductChangedError extends defineUserError({
  description: 'The product has a newer version than the one in the input. Nothing was changed.',
}) {
  readonly productId: string;

  constructor(productId: string) {
    super('Someone else has changed this product');
    this.productId = productId;
  }
}

export class StockChangedError extends defineUserError({
  description:
    'Orders have changed the stock since it was read, and the difference would leave 0 to 1,00,000. Nothing was changed.',
  fields: { stock: { type: 'Int', description: 'The current stock.' } },
}) {
  constructor(stock: number) {
    super(`The stock is now ${stock.toLocaleString('en-IN')}`, { stock });
  }
}

export class ProductBatchNotFoundError extends defineUserError({
  description: 'There is no such bulk change, or it was undone already, or it is older than a day.',
  message: 'This change can no longer be undone',
}) {}
