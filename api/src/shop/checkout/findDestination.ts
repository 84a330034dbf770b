import type { Transaction } from '../../platform/db/client.ts';

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
