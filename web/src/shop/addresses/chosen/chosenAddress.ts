import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../../ui/deviceStorage.ts';

const keyOf = (viewerId: string) => `kirana.chosenAddress.${viewerId}`;

/** The viewer's chosen delivery address among their saved ones, stored on this device. */
export const chosenAddress = {
  read: (viewerId: string): string | null => deviceStorage.read(keyOf(viewerId)),
  choose: (viewerId: string, addressId: string): void => deviceStorage.write(keyOf(viewerId), addressId),
};

interface Choosable {
  id: string;
  isServiceable: boolean;
}

/**
 * The id of the chosen one among saved addresses; if none was chosen, of the newest one that the shop delivers to, or else of the newest; null
 * without addresses. Beside it, the function that chooses.
 */
export function useChosenAddress(viewerId: string, addresses: readonly Choosable[]) {
  const stored = useSyncExternalStore(
    deviceStorage.subscribe,
    () => chosenAddress.read(viewerId),
    () => null,
  );
  const chosen = addresses.find(({ id }) => id === stored) ?? addresses.find((each) => each.isServiceable);
  return [
    (chosen ?? addresses[0])?.id ?? null,
    (addressId: string) => chosenAddress.choose(viewerId, addressId),
  ] as const;
}
