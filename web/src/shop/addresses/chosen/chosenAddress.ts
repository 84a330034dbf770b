import { deviceStorage } from '../../../ui/deviceStorage.ts';

const keyOf = (viewerId: string) => `kirana.chosenAddress.${viewerId}`;

/** Which of their saved addresses somebody gets deliveries at, as this device keeps it. */
export const chosenAddress = {
  read: (viewerId: string): string | null => deviceStorage.read(keyOf(viewerId)),
  choose: (viewerId: string, addressId: string): void => deviceStorage.write(keyOf(viewerId), addressId),
};
