import { useMemo, useSyncExternalStore } from 'react';
import { readPincode } from '@kirana/shared/pincodes.ts';
import { deviceStorage } from '../../../ui/deviceStorage.ts';
import { addressFields, type AddressValues } from '../addressFields.ts';
import { addressSummary } from '../addressLabels.ts';
import { guestSummaryKey } from './guestSummary.ts';

const STORAGE_KEY = 'kirana.guestAddress';

/** The address that a visitor entered; this device keeps it until the login saves it (importGuestAddress.ts). */
export const guestAddress = {
  /** As it is stored, which is equal until it changes. */
  readText: (): string | null => deviceStorage.read(STORAGE_KEY),
  read: (): AddressValues | null => parseAddress(deviceStorage.read(STORAGE_KEY)),
  save: (values: AddressValues): void => {
    deviceStorage.write(STORAGE_KEY, JSON.stringify(values));
    deviceStorage.write(guestSummaryKey, addressSummary(guestPlace(values)));
  },
  clear: (): void => {
    deviceStorage.write(guestSummaryKey, null);
    deviceStorage.write(STORAGE_KEY, null);
  },
};

/** The address that a visitor entered on this device; null without one. */
export function useGuestAddress(): AddressValues | null {
  const text = useSyncExternalStore(deviceStorage.subscribe, guestAddress.readText, () => null);
  return useMemo(() => parseAddress(text), [text]);
}

/** app/start.ts names it too, because an import would load this module at the start. */
const PINCODE_KEY = 'kirana.pincode';

/** The pincode that someone on this device asked for. */
export const checkedPincode = {
  read: (): string | null => deviceStorage.read(PINCODE_KEY),
  keep: (pincode: string): void => deviceStorage.write(PINCODE_KEY, pincode),
};

/** The pincode that was asked for on this device; null for none, and for what is no pincode. */
export function useCheckedPincode(): string | null {
  const text = useSyncExternalStore(deviceStorage.subscribe, checkedPincode.read, () => null);
  return readPincode(text ?? '');
}

const keyOf = (viewerId: string) => `kirana.refusedAddress.${viewerId}`;

/** The guest address that the server refused to save; this device keeps it until the viewer saves or removes it. */
export const refusedAddress = {
  readText: (viewerId: string): string | null => deviceStorage.read(keyOf(viewerId)),
  keep: (viewerId: string, values: AddressValues): void => deviceStorage.write(keyOf(viewerId), JSON.stringify(values)),
  clear: (viewerId: string): void => deviceStorage.write(keyOf(viewerId), null),
};

/** The address that the server refused to save for a viewer; null without one. */
export function useRefusedAddress(viewerId: string): AddressValues | null {
  const text = useSyncExternalStore(deviceStorage.subscribe, () => refusedAddress.readText(viewerId));
  return useMemo(() => parseAddress(text), [text]);
}

/** What is shown of an address that this device keeps, until the server composes its line. */
export function guestPlace({ label, city, ...parts }: AddressValues) {
  const line = [parts.house, parts.floor, parts.building, parts.street, parts.landmark].filter(Boolean).join(', ');
  return { label, line, city };
}

/** An address that this device keeps; null for what this release did not store, such as an address in one line. */
function parseAddress(text: string | null): AddressValues | null {
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
