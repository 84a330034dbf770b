import { defineUserError } from '../../platform/core/errors/userError.ts';

/** What a shopper can do at once, so that the order is accepted. */
export type PaymentRemedy = 'CONFIRM_EMAIL' | 'ORDER_LESS' | 'PAY_ONLINE';

export class PaymentUnavailableError extends defineUserError({
  description:
    'The payment provider is not available, or the order is above the limits of its payment method. Nothing changed.',
}) {
  readonly remedies: readonly PaymentRemedy[];

  constructor(
    message = 'Online payment isn’t available right now. You haven’t been charged, and your cart hasn’t changed.',
    remedies: readonly PaymentRemedy[] = [],
  ) {
    super(message);
    this.remedies = remedies;
  }
}

/** Why an order is not refunded whose payment the bank has taken back, or may keep yet. */
export const DISPUTED =
  'The payment is disputed, so the bank is holding the money. You can refund it once you win the dispute';

export class NotRefundableError extends defineUserError({
  description: 'The order or its lines cannot be refunded.',
}) {}
