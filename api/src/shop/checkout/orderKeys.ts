import type { Caller } from '../../platform/core/caller.ts';
import type { Destination } from './findDestination.ts';

/** The fingerprints by which cash orders of several accounts are counted together. */
export interface OrderKeys {
  addressKey: string;
  networkKey: string;
}

const NEITHER_LETTERS_NOR_DIGITS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * The keys of an order. A door is its pincode, house, building and street, or its line where the address has no parts, without
 * case, spaces and punctuation. Floor and landmark do not count, because they can be left out.
 */
export function orderKeys(
  { pincode, house, building, street, addressLine }: Destination,
  { network, fingerprint }: Pick<Caller, 'network' | 'fingerprint'>,
): OrderKeys {
  const place = house === null ? addressLine : [house, building, street].join(' ');
  const door = `${pincode} ${place}`.normalize('NFKC').toLowerCase().replace(NEITHER_LETTERS_NOR_DIGITS, '');
  const keyOf = (purpose: string, text: string) => Buffer.from(fingerprint(purpose, text)).toString('base64url');
  return { addressKey: keyOf('order address', door), networkKey: keyOf('order network', network) };
}
