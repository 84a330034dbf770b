import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { defineUserError } from '../../platform/core/errors/userError.ts';

interface RefusedTransition {
  orderId: string;
  from: OrderStatus;
  to?: OrderStatus;
  /** Replaces the message about the two states. */
  message?: string;
}

export class OrderTransitionError extends defineUserError({
  description: 'The status of the order does not allow the change, or not by this viewer.',
}) {
  readonly orderId: string;
  readonly status: OrderStatus;

  constructor({ orderId, from, to, message = refusal(from, to) }: RefusedTransition) {
    super(message);
    this.orderId = orderId;
    this.status = from;
  }
}

export class OrderNotFoundError extends defineUserError({
  description: 'The order does not exist, or belongs to another user.',
  message: 'We can’t find this order',
}) {}

function refusal(from: OrderStatus, to?: OrderStatus): string {
  return to ? `An order that is ${inWords(from)} can’t become ${inWords(to)}` : `This order is ${inWords(from)}`;
}

function inWords(status: OrderStatus): string {
  return status.toLowerCase().replaceAll('_', ' ');
}
