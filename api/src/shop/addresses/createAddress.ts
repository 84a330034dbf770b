import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { addressColumns } from './addressColumns.ts';
import { MAX_ADDRESSES, TooManyAddressesError } from './addressErrors.ts';
import type { AddressInput } from './addressInput.ts';

/** Saves an address in the viewer's address book. @throws TooManyAddressesError */
export async function createAddress(viewer: Viewer, input: AddressInput): Promise<{ addressId: string }> {
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`; // locks the user, so that concurrent calls can't exceed the limit
    const saved = await tx.address.count({ where: { userId, isActive: true } });
    if (saved >= MAX_ADDRESSES) throw new TooManyAddressesError();
    const { place, lineAndParts } = addressColumns(input);
    const data = { ...place, ...lineAndParts, userId };
    const { id } = await tx.address.create({ data, select: { id: true } });
    return { addressId: id };
  });
}
