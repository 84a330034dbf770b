import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { AddressGoneError } from './addressErrors.ts';

/** Takes an address out of the viewer's address book; orders keep their copy. @throws AddressGoneError */
export async function hideAddress(viewer: Viewer, addressId: string): Promise<{ addressId: string }> {
  const { count } = await db.address.updateMany({
    where: { id: addressId, userId: viewer.userId, isActive: true },
    data: { isActive: false },
  });
  if (count === 0) throw new AddressGoneError();
  return { addressId };
}
