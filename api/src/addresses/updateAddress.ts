import { db } from '../db/client.ts';
import type { Viewer } from '../core/viewer.ts';
import { AddressNotFoundError } from './addressErrors.ts';
import type { AddressFields } from './addressShape.ts';

/** Changes one of the viewer's addresses; orders keep their copy. @throws AddressNotFoundError */
export async function updateAddress(
  viewer: Viewer,
  addressId: string,
  fields: AddressFields,
): Promise<{ addressId: string }> {
  const { count } = await db.address.updateMany({
    where: { id: addressId, userId: viewer.userId, isActive: true },
    data: fields,
  });
  if (count === 0) throw new AddressNotFoundError();
  return { addressId };
}
