import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { AddressNotFoundError } from './addressErrors.ts';

/** Deletes an address from the viewer's address book; orders keep their copy. @throws AddressNotFoundError */
export async function deleteAddress(viewer: Viewer, addressId: string): Promise<{ addressId: string }> {
  const { count } = await db.address.updateMany({
    where: { id: addressId, userId: viewer.userId, isActive: true },
    data: { isActive: false },
  });
  if (count === 0) throw new AddressNotFoundError();
  return { addressId };
}
