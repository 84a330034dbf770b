import type { Transaction } from '../../platform/db/client.ts';
import type { Caller } from '../../platform/core/caller.ts';

/** Reads one of the user's addresses, the contacts of the account and the id of the user's unpaid order. Returns null when the address does not exist. */
export async function findDestination(tx: Transaction, userId: string, addressId: string) {
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

/**
 * The address that an order copies. House, building and street are null in an address that was written as a line. The delivery instructions
 * are the note of an order that has none of its own.
 */
export type Destination = NonNullable<Awaited<ReturnType<typeof findDestination>>>['address'];

const NEITHER_LETTERS_NOR_DIGITS = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * The fingerprints by which cash orders of several accounts are counted together. A door is its pincode, house, building and street, or its line where the address has no parts, without
 * case, spaces and punctuation. Floor and landmark do not count, because they can be left out.
 */
export function orderKeys(
  { pincode, house, building, street, addressLine }: Destination,
  { network, fingerprint }: Pick<Caller, 'network' | 'fingerprint'>,
) {
  const place = house === null ? addressLine : [house, building, street].join(' ');
  const door = `${pincode} ${place}`.normalize('NFKC').toLowerCase().replace(NEITHER_LETTERS_NOR_DIGITS, '');
  const keyOf = (purpose: string, text: string) => Buffer.from(fingerprint(purpose, text)).toString('base64url');
  return { addressKey: keyOf('order address', door), networkKey: keyOf('order network', network) };
}

export type OrderKeys = ReturnType<typeof orderKeys>;
