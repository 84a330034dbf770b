import { isAddressLabel } from './addressLabels.ts';
import type { formTexts } from './texts.ts';

/** The fields of the address form that are text. */
export type AddressTextField = keyof typeof formTexts.fields;

export type AddressField = 'label' | AddressTextField;

/** The values of the address form, by the fields' names in the schema; empty for none. */
export type AddressValues = Readonly<Record<AddressField, string>>;

/** The fields in the order of the form. */
export const addressFields = [
  'label',
  'house',
  'floor',
  'building',
  'street',
  'landmark',
  'pincode',
  'city',
  'state',
  'receiverName',
  'mobile',
  'deliveryInstructions',
] as const satisfies AddressField[];

/** The most characters of the fields, as the server accepts them. */
export const maxLengths: Readonly<Record<AddressTextField, number | undefined>> = {
  house: 40,
  floor: 20,
  building: 60,
  street: 100,
  landmark: 60,
  pincode: 20,
  city: 100,
  state: undefined,
  receiverName: 100,
  mobile: 40,
  deliveryInstructions: 200,
};

/** The form's values as the API takes them; it saves empty values as null. */
export function addressInput({ label, ...values }: AddressValues) {
  return { ...values, label: isAddressLabel(label) ? label : null };
}
