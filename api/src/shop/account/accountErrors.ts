import { UserError } from '../../platform/core/errors/userError.ts';

/** The user has an open order, or delivers one as a rider. */
export class OpenOrdersError extends UserError {
  constructor(message = 'An order is on its way to you. You can delete your account once it has arrived.') {
    super(message);
    this.name = 'OpenOrdersError';
  }
}
