import { deviceStorage } from '../../ui/deviceStorage.ts';
import type { AddressValues } from '../addressFields.ts';

const storageKey = 'kirana.guestAddress';

/** The address that a visitor entered; this device keeps it until the login saves it (importGuestAddress.ts). */
export const guestAddress = {
  /** As it is stored, which is equal until it changes. */
  readText: (): string | null => deviceStorage.read(storageKey),
  read: (): AddressValues | null => parse(deviceStorage.read(storageKey)),
  save: (values: AddressValues): void => deviceStorage.write(storageKey, JSON.stringify(values)),
  clear: (): void => deviceStorage.write(storageKey, null),
};

/** Null for what this release did not store. */
function parse(text: string | null): AddressValues | null {
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
    ['line', 'city', 'state', 'pincode', 'country', 'mobile'].every(
      (field) => typeof (stored as Record<string, unknown>)[field] === 'string',
    )
  );
}
