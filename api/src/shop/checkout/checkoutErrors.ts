import type { MinimumOrder } from '../cart/bill.ts';
import { UserError } from '../../platform/core/errors/userError.ts';
import { formatRupees } from '../../platform/money/formatRupees.ts';
import type { OpeningStatus } from '../settings/openingStatus.ts';
import { openingTime } from '../settings/openingTime.ts';

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

/** The account has less store credit than the order was to use, or the order costs less. */
export class StoreCreditChangedError extends UserError {
  readonly userId: string;

  constructor(userId: string, balancePaise: number) {
    super(`You have ${formatRupees(balancePaise)} of store credit. Please check what is left to pay`);
    this.name = 'StoreCreditChangedError';
    this.userId = userId;
  }
}

/** The shop is closed. */
export class ShopClosedError extends UserError {
  readonly opensAt: Date | null;

  constructor({ opensAt, message }: Pick<OpeningStatus, 'opensAt' | 'message'>) {
    const again = opensAt ? `The shop opens ${openingTime(opensAt)}.` : 'The shop is closed for now.';
    super(message === null ? again : `${message} ${again}`);
    this.name = 'ShopClosedError';
    this.opensAt = opensAt;
  }
}

/** The items of the cart cost less than an order needs. */
export class MinimumOrderError extends UserError {
  readonly threshold: number;
  readonly remaining: number;

  constructor({ threshold, remaining }: MinimumOrder) {
    super(`An order needs items for ${formatRupees(threshold)}. Add items for ${formatRupees(remaining)} more`);
    this.name = 'MinimumOrderError';
    this.threshold = threshold;
    this.remaining = remaining;
  }
}
