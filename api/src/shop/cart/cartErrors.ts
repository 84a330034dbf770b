import { UserError } from '../../platform/core/errors/userError.ts';
import { MAX_LINES } from './cartLimits.ts';

/** The stock does not suffice for the quantity. */
export class OutOfStockError extends UserError {
  readonly available: number;

  constructor(available: number) {
    super(available === 0 ? 'Out of Stock' : `Only ${available} left`);
    this.name = 'OutOfStockError';
    this.available = available;
  }
}

/** The shop does not sell the product, or no longer does. */
export class ProductUnavailableError extends UserError {
  constructor() {
    super('This product is no longer sold');
    this.name = 'ProductUnavailableError';
  }
}

/** The quantity exceeds the limit per product. */
export class QuantityLimitError extends UserError {
  readonly limit: number;

  constructor(limit: number) {
    super(`You can order up to ${limit} of this item`);
    this.name = 'QuantityLimitError';
    this.limit = limit;
  }
}

/** The cart has the largest number of lines already. */
export class CartFullError extends UserError {
  readonly limit = MAX_LINES;

  constructor() {
    super(`Your cart is full. It can hold ${MAX_LINES} different products.`);
    this.name = 'CartFullError';
  }
}

/** The viewer's cart does not contain the line. */
export class CartLineNotFoundError extends UserError {
  constructor() {
    super('This product is no longer in your cart');
    this.name = 'CartLineNotFoundError';
  }
}
