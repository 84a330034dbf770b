import { db } from '../db/client.ts';
import type { Viewer } from '../core/viewer.ts';
import { MAX_ADDRESSES, TooManyAddressesError } from './addressErrors.ts';
import type { AddressFields } from './addressShape.ts';

/** Saves an address in the viewer's address book. @throws TooManyAddressesError */
export async function createAddress(viewer: Viewer, fields: AddressFields): Promise<{ addressId: string }> {
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`; // locks the user, so that concurrent calls can't exceed the limit
    const saved = await tx.address.count({ where: { userId, isActive: true } });
    if (saved >= MAX_ADDRESSES) throw new TooManyAddressesError();
    const { id } = await tx.address.create({ data: { ...fields, userId }, select: { id: true } });
    return { addressId: id };
  });
}
