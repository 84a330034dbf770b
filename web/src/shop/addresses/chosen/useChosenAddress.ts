import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../../ui/deviceStorage.ts';
import { chosenAddress } from './chosenAddress.ts';

/** The id of the chosen one among saved addresses, the newest if none was chosen; null without addresses. Beside it, the function that chooses. */
export function useChosenAddress(viewerId: string, addressIds: readonly string[]) {
  const stored = useSyncExternalStore(
    deviceStorage.subscribe,
    () => chosenAddress.read(viewerId),
    () => null,
  );
  const chosenId = addressIds.find((id) => id === stored) ?? addressIds[0] ?? null;
  return [chosenId, (addressId: string) => chosenAddress.choose(viewerId, addressId)] as const;
}
