import { addressFields, type AddressValues } from '../addressFields.ts';

/** An address that this device keeps; null for what this release did not store, such as an address in one line. */
export function parseAddress(text: string | null): AddressValues | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isAddress(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isAddress(stored: unknown): stored is AddressValues {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    addressFields.every((field) => typeof (stored as Record<string, unknown>)[field] === 'string')
  );
}
