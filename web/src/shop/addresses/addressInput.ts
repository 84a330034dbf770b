import type { AddressValues } from './addressFields.ts';
import { isAddressLabel } from './isAddressLabel.ts';

/** The form's values as the API takes them; it saves empty values as null. */
export function addressInput({ label, ...values }: AddressValues) {
  return { ...values, label: isAddressLabel(label) ? label : null };
}
