import type { Transaction } from '../../platform/db/client.ts';
import type { Caller } from '../../platform/core/caller.ts';

/** The address that an order copies. */
export interface Destination {
  recipientName: string;
  addressLine: string;
  /** Parts of the line; null in an address that was written as a line. */
  house: string | null;
  building: string | null;
  street: string | null;
  city: string;
  state: string;
  country: string;
  pincode: string;
  mobile: string;
  /** The note of an order that has none of its own. */
  deliveryInstructions: string | null;
}

/** Reads one of the user's addresses, the contacts of the account and the id of the user's unpaid order. Returns null when the address does not exist. */
export async function findDestination(
  tx: Transaction,
  userId: string,
  addressId: string,
): Promise<{
  address: Destination;
  account: { email: string; mobile: string | null };
  unpaidOrderId: string | null;
} | null> {
  const found = await tx.address.findUnique({
    where: { id: addressId, userId, isActive: true },
    select: {
      line: true,
      house: true,
      building: true,
      street: true,
      city: true,
      state: true,
      country: true,
      pincode: true,
      mobile: true,
      receiverName: true,
      deliveryInstructions: true,
      user: {
        select: {
          ...{ name: true, email: true, mobile: true },
          orders: { where: { status: 'PENDING_PAYMENT' }, select: { id: true } },
        },
      },
    },
  });
  if (!found) return null;
  const { line, user, receiverName, ...place } = found;
  return {
    address: { ...place, addressLine: line, recipientName: receiverName ?? user.name },
    account: { email: user.email, mobile: user.mobile },
    unpaidOrderId: user.orders[0]?.id ?? null,
  };
}

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
