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

/** The form's values as the API takes them; it saves empty values as null. */
export function addressInput({ label, ...values }: AddressValues) {
  return { ...values, label: isAddressLabel(label) ? label : null };
}
