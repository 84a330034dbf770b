import type { Transaction } from '../db/client.ts';

/** Where an order goes, as an order copies it. */
export interface Destination {
  recipientName: string;
  addressLine: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
  mobile: string;
}

/** One of the viewer's addresses, null when it is not there any more, and their order that waits for a payment, if any. */
export async function findDestination(
  tx: Transaction,
  userId: string,
  addressId: string,
): Promise<{ address: Destination; unpaidId: string | null } | null> {
  const found = await tx.address.findUnique({
    where: { id: addressId, userId, isActive: true },
    select: {
      line: true,
      city: true,
      state: true,
      country: true,
      pincode: true,
      mobile: true,
      user: { select: { name: true, orders: { where: { status: 'PENDING_PAYMENT' }, select: { id: true } } } },
    },
  });
  if (!found) return null;
  const { line, user, ...place } = found;
  return { address: { ...place, addressLine: line, recipientName: user.name }, unpaidId: user.orders[0]?.id ?? null };
}
