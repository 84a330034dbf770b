import { graphql, readInlineData } from 'react-relay';
import { phoneNumber } from '@kirana/shared/phone.ts';
import { type AddressValues, addressFields, type AddressField } from './addressFields.ts';
import { INDIAN_STATE_NAMES, isPincodeOf, readPincode } from '@kirana/shared/pincodes.ts';
import type {
  addressValues_address$data,
  addressValues_address$key,
} from './__generated__/addressValues_address.graphql.ts';
import places from './pincodePlaces.json' with { type: 'json' };
import { formTexts } from './texts.ts';

/** A saved address, as the form starts with it. */
export type SavedAddress = Omit<addressValues_address$data, ' $fragmentType'>;

/** The fields of a saved address. */
export function readSavedAddress(address: addressValues_address$key): SavedAddress {
  return readInlineData(
    graphql`
      fragment addressValues_address on Address @inline {
        line
        house
        floor
        building
        street
        landmark
        city
        state
        pincode
        label
        receiverName
        mobile
        deliveryInstructions
      }
    `,
    address,
  );
}

/** The details of the shopper, for an address that has none of its own. */
export interface Account {
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
    state: INDIAN_STATE_NAMES.find((name) => name.toLowerCase() === state) ?? '',
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

/** The entered values without blanks around them; pincode and mobile number in digits alone, as the server stores them. */
export function cleanAddress(values: AddressValues): AddressValues {
  const trimmed = Object.fromEntries(addressFields.map((field) => [field, values[field].trim()]));
  return {
    ...(trimmed as Record<AddressField, string>), // of the same fields
    pincode: readPincode(values.pincode) ?? values.pincode.trim(),
    mobile: phoneNumber(values.mobile) ?? values.mobile.trim(),
  };
}

/** The state and the city that all post offices of a pincode's beginning are in, by India Post's All India Pincode Directory; else empty. */
function placeOf(pincode: string): Record<'city' | 'state', string> {
  const owner = (table: Readonly<Record<string, string>>) =>
    Object.keys(table).find((name) => table[name]?.split(' ').some((prefix) => pincode.startsWith(prefix))) ?? '';
  return { city: owner(places.cities), state: owner(places.states) };
}

/**
 * The city and the state after the pincode has become another one, `former` being the last complete one; null while it is incomplete. What
 * the shopper has entered stays, unless the pincode is of another state.
 */
export function followPincode(values: AddressValues, typed: string, former: string) {
  const pincode = readPincode(typed);
  if (pincode === null) return null;
  const [filled, next] = [placeOf(former), placeOf(pincode)];
  const isOfState = isPincodeOf(values.state, pincode);
  const keep = (field: 'city' | 'state') => isOfState && values[field] !== '' && values[field] !== filled[field];
  return { city: keep('city') ? values.city : next.city, state: keep('state') ? values.state : next.state };
}

/** A message for each field that is missing or invalid; a visitor's address is checked nowhere else. */
export function findAddressIssues(values: AddressValues): Record<string, string> {
  const issues: Record<string, string> = {};
  if (!/^[1-9]\d{5}$/.test(values.pincode)) issues['pincode'] = 'Enter a 6-digit pincode';
  if (!/^[6-9]\d{9}$/.test(values.mobile)) issues['mobile'] = 'Enter a 10-digit mobile number';
  for (const [field, message] of Object.entries(formTexts.missing)) {
    if (values[field as keyof typeof formTexts.missing] === '') issues[field] = message; // Object.entries knows no keys
  }
  if (!('state' in issues || 'pincode' in issues || isPincodeOf(values.state, values.pincode)))
    issues['pincode'] = `Enter a pincode of ${values.state}, or choose another state`;
  return issues;
}

/** The values of a new address at a pincode that is known. */
export function startAt(pincode: string | null): AddressValues {
  const start = startValues(undefined, undefined);
  return pincode === null ? start : { ...start, pincode, ...followPincode(start, pincode, '') };
}
