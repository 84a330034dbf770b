import { phoneNumber } from '../../ui/numbers/phoneNumber.ts';
import type { AddressValues } from './addressFields.ts';
import { indianStates } from './pincodePrefixes.ts';

interface SavedAddress extends Partial<Record<keyof AddressValues, string | null | undefined>> {
  line: string;
}

interface Account {
  name: string;
  mobile?: string | null | undefined;
}

/** The initial values of an address form: the saved address, or the account's details. */
export function startValues(address: SavedAddress | undefined, account: Account | undefined): AddressValues {
  const mobile = address?.mobile ?? account?.mobile ?? '';
  const state = address?.state?.toLowerCase();
  const { house, street } =
    address?.house == null ? splitLine(address?.line ?? '') : { house: address.house, street: address.street ?? '' };
  return {
    label: address === undefined ? 'HOME' : (address.label ?? ''),
    house,
    floor: address?.floor ?? '',
    building: address?.building ?? '',
    street,
    landmark: address?.landmark ?? '',
    pincode: address?.pincode ?? '',
    city: address?.city ?? '',
    state: indianStates.find((name) => name.toLowerCase() === state) ?? '',
    receiverName: address?.receiverName ?? account?.name ?? '',
    mobile: phoneNumber(mobile) ?? mobile,
    deliveryInstructions: address?.deliveryInstructions ?? '',
  };
}

/**
 * The house and the street of an address that was saved as one line, for a form in which the shopper checks them. The house is empty
 * where the line does not begin with one.
 */
export function splitLine(line: string): { house: string; street: string } {
  const [, house = '', street = line] =
    /^([^,]{0,39}\d[^,]{0,39}),\s*(\S.*)$/s.exec(line) ?? /^(#?\d[\w/-]{0,20})\s+(\S.*)$/s.exec(line) ?? [];
  return house.length > 40 ? { house: '', street: line } : { house, street };
}
