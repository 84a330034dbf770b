import type { AddressInput } from './addressInput.ts';
import { composeLine } from './composeLine.ts';

/** The columns of an address. Its line is composed of its parts, or it has no parts. */
export function addressColumns({ line, house, floor, building, street, landmark, ...others }: AddressInput) {
  const { city, state, pincode, mobile, label, receiverName, deliveryInstructions } = others;
  const place = { city, state, country: 'India', pincode, mobile, label, receiverName, deliveryInstructions };
  if (house && street) {
    const parts = { house, street, floor: floor ?? null, building: building ?? null, landmark: landmark ?? null };
    return { place, lineAndParts: { line: composeLine(parts), ...parts } };
  }
  if (!line) throw new Error('An address has a line or parts');
  return { place, lineAndParts: { line, house: null, street: null, floor: null, building: null, landmark: null } };
}
