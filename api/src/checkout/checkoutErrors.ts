import { UserError } from '../core/userError.ts';

/** The cart has no lines. */
export class EmptyCartError extends UserError {
  constructor() {
    super('Your cart is empty');
    this.name = 'EmptyCartError';
  }
}

/** Some lines of the cart cannot be ordered in full. */
export class CartChangedError extends UserError {
  readonly userId: string;

  constructor(userId: string) {
    super('Some items in your cart are sold out, low in stock or above the limit per order');
    this.name = 'CartChangedError';
    this.userId = userId;
  }
}

/** The total or the lines of the cart differ from those that the shopper saw. */
export class TotalChangedError extends UserError {
  readonly userId: string;
  readonly newTotal: number;

  constructor(userId: string, newTotal: number) {
    super('Your cart total has changed');
    this.name = 'TotalChangedError';
    this.userId = userId;
    this.newTotal = newTotal;
  }
}
