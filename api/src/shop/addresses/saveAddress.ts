import { defineUserError } from '../../platform/core/errors/userError.ts';
import type { AddressInput, LineOrParts } from './addressShape.ts';
import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';

export class AddressNotFoundError extends defineUserError({
  description: 'The viewer has no such address.',
  message: 'This address no longer exists',
}) {}

export const MAX_ADDRESSES = 50;

export class TooManyAddressesError extends defineUserError({
  description: `The viewer has ${MAX_ADDRESSES} addresses.`,
  message: `You can keep ${MAX_ADDRESSES} addresses. Remove one to add another.`,
}) {}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** How a landmark begins that says where it is. */
const HAS_PREPOSITION =
  /^(near|nr|opp|opposite|behind|beside|besides|next to|above|below|in front of|adjacent to|off)\b/i;

/** The line of an address, such as `Flat 4B, 2nd floor, Rose Villa, 12 Park Street, near City Mall`. */
export function composeLine({ house, floor, building, street, landmark }: Omit<LineOrParts, 'line'>): string {
  const parts = [house, floor && floorName(floor), building, street, landmark && landmarkName(landmark)];
  return parts.filter(Boolean).join(', ');
}

/** `2nd floor` of `2` and of `2nd`; a floor in other words is as it was written. */
function floorName(floor: string): string {
  if (/^0+$/.test(floor)) return 'Ground floor';
  if (/^\d{1,3}$/.test(floor)) return `${floor}${SUFFIXES[ORDINALS.select(Number(floor))] ?? 'th'} floor`;
  return /^(\d{1,3}(st|nd|rd|th)|ground|top)$/i.test(floor) ? `${floor} floor` : floor;
}

function landmarkName(landmark: string): string {
  return HAS_PREPOSITION.test(landmark) ? landmark : `near ${landmark}`;
}

/** The columns of an address. Its line is composed of its parts, or it has no parts. */
function addressColumns({ line, house, floor, building, street, landmark, ...others }: AddressInput) {
  const { city, state, pincode, mobile, label, receiverName, deliveryInstructions } = others;
  const place = { city, state, country: 'India', pincode, mobile, label, receiverName, deliveryInstructions };
  if (house && street) {
    const parts = { house, street, floor: floor ?? null, building: building ?? null, landmark: landmark ?? null };
    return { place, lineAndParts: { line: composeLine(parts), ...parts } };
  }
  if (!line) throw new Error('An address has a line or parts');
  return { place, lineAndParts: { line, house: null, street: null, floor: null, building: null, landmark: null } };
}

/**
 * Saves an address in the viewer's address book, and its mobile number in a profile without one, unless another person receives the
 * orders. @throws TooManyAddressesError
 */
export async function createAddress(viewer: Viewer, input: AddressInput) {
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`; // locks the user, so that concurrent calls can't exceed the limit
    const saved = await tx.address.count({ where: { userId, isActive: true } });
    if (saved >= MAX_ADDRESSES) throw new TooManyAddressesError();
    const { place, lineAndParts } = addressColumns(input);
    const data = { ...place, ...lineAndParts, userId };
    const { id } = await tx.address.create({ data, select: { id: true } });
    if (!input.receiverName)
      await tx.user.updateMany({ where: { id: userId, mobile: null }, data: { mobile: input.mobile } });
    return { userId, addressId: id };
  });
}

/**
 * Changes one of the viewer's addresses; orders keep their copy. An address whose line a client sends as it is stored keeps its parts,
 * because clients that know no parts send the line with each change. @throws AddressNotFoundError
 */
export async function updateAddress(viewer: Viewer, addressId: string, input: AddressInput) {
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

/** Deletes an address from the viewer's address book; orders keep their copy. @throws AddressNotFoundError */
export async function deleteAddress(viewer: Viewer, addressId: string): Promise<{ addressId: string }> {
  const { count } = await db.address.updateMany({
    where: { id: addressId, userId: viewer.userId, isActive: true },
    data: { isActive: false },
  });
  if (count === 0) throw new AddressNotFoundError();
  return { addressId };
}
