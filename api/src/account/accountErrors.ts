import { UserError } from '../graphql/userError.ts';

/** Somebody is still bringing an order to the person's door, or the person brings one. */
export class OrdersOnTheWayError extends UserError {
  constructor(message = 'An order is on its way to you. You can delete your account once it has arrived.') {
    super(message);
    this.name = 'OrdersOnTheWayError';
  }
}
