import { deviceStorage } from '../../../ui/deviceStorage.ts';
import type { AddressValues } from '../addressFields.ts';
import { addressSummary } from '../addressSummary.ts';
import { guestPlace } from './guestPlace.ts';
import { parseAddress } from './parseAddress.ts';
import { guestSummaryKey } from './useGuestSummary.ts';

const storageKey = 'kirana.guestAddress';

/** The address that a visitor entered; this device keeps it until the login saves it (importGuestAddress.ts). */
export const guestAddress = {
  /** As it is stored, which is equal until it changes. */
  readText: (): string | null => deviceStorage.read(storageKey),
  read: (): AddressValues | null => parseAddress(deviceStorage.read(storageKey)),
  save: (values: AddressValues): void => {
    deviceStorage.write(storageKey, JSON.stringify(values));
    deviceStorage.write(guestSummaryKey, addressSummary(guestPlace(values)));
  },
  clear: (): void => {
    deviceStorage.write(guestSummaryKey, null);
    deviceStorage.write(storageKey, null);
  },
};
