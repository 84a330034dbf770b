import { UserError } from '../graphql/userError.ts';

/** The address is not one of the viewer's, or has been removed. */
export class AddressGoneError extends UserError {
  constructor() {
    super('This address is no longer there');
    this.name = 'AddressGoneError';
  }
}

/** How many addresses one person may keep. */
export const MAX_ADDRESSES = 50;

/** The address book is full. */
export class TooManyAddressesError extends UserError {
  constructor() {
    super(`You can keep ${MAX_ADDRESSES} addresses. Remove one to add another.`);
    this.name = 'TooManyAddressesError';
  }
}
