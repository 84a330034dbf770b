import { useMemo, useSyncExternalStore } from 'react';
import { deviceStorage } from '../../../ui/deviceStorage.ts';
import type { AddressValues } from '../addressFields.ts';
import { guestAddress } from './guestAddress.ts';

/** The address that a visitor entered on this device; null without one. */
export function useGuestAddress(): AddressValues | null {
  const text = useSyncExternalStore(deviceStorage.subscribe, guestAddress.readText, () => null);
  return useMemo(() => (text === null ? null : guestAddress.read()), [text]);
}
