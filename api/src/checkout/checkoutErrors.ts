import { UserError } from '../graphql/userError.ts';

/** There is nothing to order. */
export class EmptyCartError extends UserError {
  constructor() {
    super('Your cart is empty');
    this.name = 'EmptyCartError';
  }
}

/** Some of the cart can't be had as it stands; the cart's lines say which. */
export class CartChangedError extends UserError {
  readonly userId: string;

  constructor(userId: string) {
    super('Some of your cart has sold out or run short');
    this.name = 'CartChangedError';
    this.userId = userId;
  }
}

/** The total is not the one that the shopper saw. */
export class TotalChangedError extends UserError {
  readonly userId: string;
  readonly newTotal: number;

  constructor(userId: string, newTotal: number) {
    super('The total of your cart has changed');
    this.name = 'TotalChangedError';
    this.userId = userId;
    this.newTotal = newTotal;
  }
}

/** The idempotency key was used for another order. */
export class KeyReusedError extends UserError {
  constructor() {
    super('This idempotency key belongs to another order');
    this.name = 'KeyReusedError';
  }
}
