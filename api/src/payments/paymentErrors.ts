import { UserError } from '../graphql/userError.ts';

/** Nothing can be paid online at the moment; the cart is as it was. */
export class PaymentUnavailableError extends UserError {
  constructor(message = 'Online payment is not available right now. Nothing was ordered, and your cart is as it was.') {
    super(message);
    this.name = 'PaymentUnavailableError';
  }
}

/** This can't be paid back, or not so. */
export class NotRefundableError extends UserError {
  constructor(message: string) {
    super(message);
    this.name = 'NotRefundableError';
  }
}
