import { deviceStorage } from '../../../ui/deviceStorage.ts';
import type { AddressValues } from '../addressFields.ts';

const keyOf = (viewerId: string) => `kirana.refusedAddress.${viewerId}`;

/** The guest address that the server refused to save; this device keeps it until the viewer saves or removes it. */
export const refusedAddress = {
  /** As it is stored, which is equal until it changes. */
  readText: (viewerId: string): string | null => deviceStorage.read(keyOf(viewerId)),
  keep: (viewerId: string, values: AddressValues): void => deviceStorage.write(keyOf(viewerId), JSON.stringify(values)),
  clear: (viewerId: string): void => deviceStorage.write(keyOf(viewerId), null),
};
