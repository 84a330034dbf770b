import { UserError } from '../graphql/userError.ts';

/** Somebody is still bringing an order to the person's door. */
export class OrdersOnTheWayError extends UserError {
  constructor() {
    super('An order is on its way to you. You can delete your account once it has arrived.');
    this.name = 'OrdersOnTheWayError';
  }
}
