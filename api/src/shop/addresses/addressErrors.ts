import { defineUserError } from '../../platform/core/errors/userError.ts';

export class AddressNotFoundError extends defineUserError({
  description: 'The viewer has no such address.',
  message: 'This address no longer exists',
}) {}

/** The largest number of addresses in an address book. */
export const MAX_ADDRESSES = 50;

export class TooManyAddressesError extends defineUserError({
  description: `The viewer has ${MAX_ADDRESSES} addresses.`,
  message: `You can keep ${MAX_ADDRESSES} addresses. Remove one to add another.`,
}) {}
