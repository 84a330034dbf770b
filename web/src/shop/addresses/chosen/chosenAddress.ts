import { deviceStorage } from '../../../ui/deviceStorage.ts';

const keyOf = (viewerId: string) => `kirana.chosenAddress.${viewerId}`;

/** The viewer's chosen delivery address among their saved ones, stored on this device. */
export const chosenAddress = {
  read: (viewerId: string): string | null => deviceStorage.read(keyOf(viewerId)),
  choose: (viewerId: string, addressId: string): void => deviceStorage.write(keyOf(viewerId), addressId),
};
