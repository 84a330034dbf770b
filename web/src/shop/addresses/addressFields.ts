import { isAddressLabel } from './addressLabels.ts';
import type { formTexts } from './texts.ts';

/** The fields of the address form that are text. */
export type AddressTextField = keyof typeof formTexts.fields;

export type AddressField = 'label' | AddressTextField;

/** The values of the address form, by the fields' names in the schema; empty for none. */
export type AddressValues = Readonly<Record<AddressField, string>>;

/** The optional fields, which the form shows after a press. */
export const optionalFields = [
  'floor',
  'building',
  'landmark',
  'receiverName',
  'deliveryInstructions',
  'label',
] as const satisfies AddressField[];

export const addressFields = [
  'pincode',
  'city',
  'state',
  'house',
  'street',
  'mobile',
  ...optionalFields,
] as const satisfies AddressField[];

/** The form's values as the API takes them; it saves empty values as null. */
export function addressInput({ label, ...values }: AddressValues) {
  return { ...values, label: isAddressLabel(label) ? label : null };
}
