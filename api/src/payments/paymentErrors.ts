import { UserError } from '../core/userError.ts';

/** The way to pay is unavailable, or not for this order; the cart did not change. */
export class PaymentUnavailableError extends UserError {
  constructor(
    message = 'Online payment isn’t available right now. You haven’t been charged, and your cart hasn’t changed.',
  ) {
    super(message);
    this.name = 'PaymentUnavailableError';
  }
}

/** The order or its lines cannot be refunded; the message says why. */
export class NotRefundableError extends UserError {
  constructor(message: string) {
    super(message);
    this.name = 'NotRefundableError';
  }
}
