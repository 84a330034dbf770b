import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../../ui/deviceStorage.ts';

/** Where this device keeps the line of the header, so that the home page does not load what reads an address. */
export const guestSummaryKey = 'kirana.guestAddressLine';

/** The address that a visitor entered on this device, in one line; null without one. */
export function useGuestSummary(): string | null {
  return useSyncExternalStore(
    deviceStorage.subscribe,
    () => deviceStorage.read(guestSummaryKey),
    () => null,
  );
}

/** Shown without an address. */
export const NO_ADDRESS = 'Add your address';
