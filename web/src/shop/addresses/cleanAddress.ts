import { phoneNumber } from '../../ui/numbers/phoneNumber.ts';
import { addressFields, type AddressField, type AddressValues } from './addressFields.ts';
import { cleanPincode } from './cleanPincode.ts';

/** The entered values without blanks around them; pincode and mobile number in digits alone, as the server stores them. */
export function cleanAddress(values: AddressValues): AddressValues {
  const trimmed = Object.fromEntries(addressFields.map((field) => [field, values[field].trim()]));
  return {
    ...(trimmed as Record<AddressField, string>), // of the same fields
    pincode: cleanPincode(values.pincode),
    mobile: phoneNumber(values.mobile) ?? values.mobile.trim(),
  };
}
