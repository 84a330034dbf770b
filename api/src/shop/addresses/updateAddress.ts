import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { addressColumns } from './addressColumns.ts';
import { AddressNotFoundError } from './addressErrors.ts';
import type { AddressInput } from './addressInput.ts';

/**
 * Changes one of the viewer's addresses; orders keep their copy. An address whose line a client sends as it is stored keeps its parts,
 * because clients that know no parts send the line with each change. @throws AddressNotFoundError
 */
export async function updateAddress(
  viewer: Viewer,
  addressId: string,
  input: AddressInput,
): Promise<{ addressId: string }> {
  const where = { id: addressId, userId: viewer.userId, isActive: true };
  const { place, lineAndParts } = addressColumns(input);
  const { line, house } = lineAndParts;
  await db.$transaction(async (tx) => {
    if (house === null && (await tx.address.updateMany({ where: { ...where, line }, data: place })).count > 0) return;
    const { count } = await tx.address.updateMany({ where, data: { ...place, ...lineAndParts } });
    if (count === 0) throw new AddressNotFoundError();
  });
  return { addressId };
}
