import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../../ui/deviceStorage.ts';

const keyOf = (viewerId: string) => `kirana.chosenAddress.${viewerId}`;

/** The viewer's chosen delivery address among their saved ones, stored on this device. */
export const chosenAddress = {
  read: (viewerId: string): string | null => deviceStorage.read(keyOf(viewerId)),
  choose: (viewerId: string, addressId: string): void => deviceStorage.write(keyOf(viewerId), addressId),
};

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
