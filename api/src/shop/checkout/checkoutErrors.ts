import type { MinimumOrder } from '../cart/bill.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import { formatRupees } from '../../platform/money/rupees.ts';
import type { OpeningStatus } from '../settings/openingStatus.ts';
import { openingTime } from '../settings/openingTime.ts';

export class EmptyCartError extends defineUserError({
  description: 'The cart has no lines.',
  message: 'Your cart is empty',
}) {}

export class CartChangedError extends defineUserError({
  description: 'Some lines of the cart are not available in full; see the `status` of its lines.',
}) {
  readonly userId: string;

  constructor(userId: string) {
    super('Some items in your cart are sold out, low in stock or above the limit per order');
    this.userId = userId;
  }
}

export class TotalChangedError extends defineUserError({
  description: 'The total of the cart differs from `expectedTotal`, or its lines differ from `seenLines`.',
  fields: { newTotal: { type: 'Paise', description: 'The current grand total of the cart, with the tip.' } },
}) {
  readonly userId: string;

  constructor(userId: string, newTotal: number) {
    super('Your cart total has changed', { newTotal });
    this.userId = userId;
  }
}

export class StoreCreditChangedError extends defineUserError({
  description: 'The order was to use more store credit than the account has, or than the order costs.',
}) {
  readonly userId: string;

  constructor(userId: string, balancePaise: number) {
    super(`You have ${formatRupees(balancePaise)} of store credit. Please check what is left to pay`);
    this.userId = userId;
  }
}

export class ShopClosedError extends defineUserError({
  description: 'The shop is closed: see `Query.shop`. The cart stays as it is.',
  fields: {
    opensAt: { type: 'DateTime', nullable: true, description: 'When the shop opens; null when it is not known.' },
  },
}) {
  constructor({ opensAt, message }: Pick<OpeningStatus, 'opensAt' | 'message'>) {
    const again = opensAt ? `The shop opens ${openingTime(opensAt)}.` : 'The shop is closed for now.';
    super(message === null ? again : `${message} ${again}`, { opensAt });
  }
}

export class MinimumOrderError extends defineUserError({
  description: 'The items of the cart cost less than an order needs.',
  fields: {
    threshold: { type: 'Paise', description: 'The total of the items that an order needs, without fees and tip.' },
    remaining: { type: 'Paise', description: 'The amount that the cart lacks.' },
  },
}) {
  constructor({ threshold, remaining }: MinimumOrder) {
    super(`An order needs items for ${formatRupees(threshold)}. Add items for ${formatRupees(remaining)} more`, {
      threshold,
      remaining,
    });
  }
}
