import { UserError } from '../../platform/core/errors/userError.ts';

/** The viewer has no such address, or has deleted it. */
export class AddressNotFoundError extends UserError {
  constructor() {
    super('This address no longer exists');
    this.name = 'AddressNotFoundError';
  }
}

/** The largest number of addresses in an address book. */
export const MAX_ADDRESSES = 50;

/** The address book is full. */
export class TooManyAddressesError extends UserError {
  constructor() {
    super(`You can keep ${MAX_ADDRESSES} addresses. Remove one to add another.`);
    this.name = 'TooManyAddressesError';
  }
}
