import { UserError } from '../graphql/userError.ts';
import { MAX_LINES } from './cartLimits.ts';

/** More is wanted than is left. */
export class OutOfStockError extends UserError {
  readonly available: number;

  constructor(available: number) {
    super(available === 0 ? 'Out of Stock' : `Only ${available} left`);
    this.name = 'OutOfStockError';
    this.available = available;
  }
}

/** The product is not sold, or no longer. */
export class ProductWithdrawnError extends UserError {
  constructor() {
    super('This product is no longer sold');
    this.name = 'ProductWithdrawnError';
  }
}

/** More is wanted than one order may hold of a product. */
export class QuantityLimitError extends UserError {
  readonly limit: number;

  constructor(limit: number) {
    super(`You can order at most ${limit} of it`);
    this.name = 'QuantityLimitError';
    this.limit = limit;
  }
}

/** The cart holds as many different products as it can. */
export class CartFullError extends UserError {
  readonly limit = MAX_LINES;

  constructor() {
    super(`Your cart is full: it holds ${MAX_LINES} different products`);
    this.name = 'CartFullError';
  }
}

/** The line is not in the viewer's cart, or no longer. */
export class CartLineGoneError extends UserError {
  constructor() {
    super('This product is no longer in your cart');
    this.name = 'CartLineGoneError';
  }
}
