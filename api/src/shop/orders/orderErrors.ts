import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { UserError } from '../../platform/core/errors/userError.ts';

interface RefusedTransition {
  orderId: string;
  from: OrderStatus;
  to?: OrderStatus;
  /** Replaces the message about the two states. */
  message?: string;
}

/** The state of the order does not allow the transition, or not by this actor. */
export class OrderTransitionError extends UserError {
  readonly orderId: string;
  readonly status: OrderStatus;

  constructor({ orderId, from, to, message = refusal(from, to) }: RefusedTransition) {
    super(message);
    this.name = 'OrderTransitionError';
    this.orderId = orderId;
    this.status = from;
  }
}

/** The order does not exist, or belongs to another user. */
export class OrderNotFoundError extends UserError {
  constructor() {
    super('We can’t find this order');
    this.name = 'OrderNotFoundError';
  }
}

function refusal(from: OrderStatus, to?: OrderStatus): string {
  return to ? `An order that is ${inWords(from)} can't become ${inWords(to)}` : `This order is ${inWords(from)}`;
}

function inWords(status: OrderStatus): string {
  return status.toLowerCase().replaceAll('_', ' ');
}
