import { UserError } from '../../platform/core/errors/userError.ts';

/** What a shopper can do at once, so that the order is accepted. */
export type PaymentRemedy = 'CONFIRM_EMAIL' | 'ORDER_LESS' | 'PAY_ONLINE';

/** The way to pay is unavailable, or not for this order; the cart did not change. */
export class PaymentUnavailableError extends UserError {
  readonly remedies: readonly PaymentRemedy[];

  constructor(
    message = 'Online payment isn’t available right now. You haven’t been charged, and your cart hasn’t changed.',
    remedies: readonly PaymentRemedy[] = [],
  ) {
    super(message);
    this.name = 'PaymentUnavailableError';
    this.remedies = remedies;
  }
}

/** Why an order is not refunded whose payment the bank has taken back, or may keep yet. */
export const DISPUTED =
  'The payment is disputed, so its money is with the bank. It can be refunded once the dispute is won';

/** The order or its lines cannot be refunded; the message says why. */
export class NotRefundableError extends UserError {
  constructor(message: string) {
    super(message);
    this.name = 'NotRefundableError';
  }
}
