import type { OrderStatus } from '../db/generated/client.ts';
import { UserError } from '../graphql/userError.ts';

/** An order can't go from where it stands to that state, or not by this person. */
export class OrderTransitionError extends UserError {
  readonly orderId: string;

  constructor(order: { orderId: string; from: OrderStatus; to: OrderStatus }) {
    super(`An order that is ${inWords(order.from)} can't become ${inWords(order.to)}`);
    this.name = 'OrderTransitionError';
    this.orderId = order.orderId;
  }
}

/** The order is not there, or belongs to somebody else. */
export class OrderGoneError extends UserError {
  constructor() {
    super('This order can no longer be found');
    this.name = 'OrderGoneError';
  }
}

function inWords(status: OrderStatus): string {
  return status.toLowerCase().replaceAll('_', ' ');
}
