import type { MinimumOrder } from '../cart/bill.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { type OpeningStatus, openingTime } from '../settings/openingStatus.ts';

export class EmptyCartError extends defineUserError({
  description: 'The cart has no lines.',
  message: 'Your cart is empty',
}) {}

export class CartChangedError extends defineUserError({ description: 'A line of the cart is not AVAILABLE.' }) {
  readonly userId: string;

  constructor(userId: string) {
    super('Some items in your cart are sold out, low in stock or above the limit per order');
    this.userId = userId;
  }
}

export class TotalChangedError extends defineUserError({
  description: 'The cart differs from `expectedTotal` or `seenLines`.',
  fields: { newTotal: { type: 'Paise', description: 'The current grand total, with the tip.' } },
}) {
  readonly userId: string;

  constructor(userId: string, newTotal: number) {
    super('Your cart total has changed', { newTotal });
    this.userId = userId;
  }
}

export class StoreCreditChangedError extends defineUserError({
  description: '`storeCredit` is above the balance or the total.',
}) {
  readonly userId: string;

  constructor(userId: string, balancePaise: number) {
    super(`You have ${formatRupees(balancePaise)} of store credit. Please check what is left to pay`);
    this.userId = userId;
  }
}

export class ShopClosedError extends defineUserError({
  description: 'The shop is closed; see `Query.shop`.',
  fields: { opensAt: { type: 'DateTime', nullable: true, description: 'When it opens; null when not known.' } },
}) {
  constructor({ opensAt, message }: Pick<OpeningStatus, 'opensAt' | 'message'>) {
    const again = opensAt ? `The shop opens ${openingTime(opensAt)}.` : 'The shop is closed for now.';
    super(message === null ? again : `${message} ${again}`, { opensAt });
  }
}

export class PincodeNotServiceableError extends defineUserError({
  description: 'The shop does not deliver to the pincode of the address; see `Address.isServiceable`.',
  fields: { pincode: { type: 'String', description: 'That of the address.' } },
}) {
  constructor(pincode: string) {
    super(`We don’t deliver to ${pincode} yet.`, { pincode });
  }
}

export class MinimumOrderError extends defineUserError({
  description: 'The cart is below the minimum.',
  fields: {
    threshold: { type: 'Paise', description: 'The `itemsTotal` that an order needs.' },
    remaining: { type: 'Paise', description: 'What the cart lacks.' },
  },
}) {
  constructor({ threshold, remaining }: MinimumOrder) {
    const message = `Orders start at ${formatRupees(threshold)}. Add ${formatRupees(remaining)} more.`;
    super(message, { threshold, remaining });
  }
}
