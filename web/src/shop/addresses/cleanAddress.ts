import { asciiDigits } from '../../ui/numbers/asciiDigits.ts';
import { phoneNumber } from '../../ui/numbers/phoneNumber.ts';
import { addressFields, type AddressField, type AddressValues } from './addressFields.ts';
import { isPincodeOf } from './pincodePrefixes.ts';
import { formTexts } from './texts.ts';

/** The entered values without blanks around them; pincode and mobile number in digits alone, as the server stores them. */
export function cleanAddress(values: AddressValues): AddressValues {
  const trimmed = Object.fromEntries(addressFields.map((field) => [field, values[field].trim()]));
  return {
    ...(trimmed as Record<AddressField, string>), // of the same fields
    pincode: cleanPincode(values.pincode),
    mobile: phoneNumber(values.mobile) ?? values.mobile.trim(),
  };
}

/** A pincode in any script and with any separators, as the server stores it; other text stays invalid. */
function cleanPincode(text: string): string {
  return asciiDigits(text).replaceAll(/[\s.\p{Pd}−]/gu, '');
}

/** A message for each field that is missing or invalid; a visitor's address is checked nowhere else. */
export function findAddressIssues(values: AddressValues): Record<string, string> {
  const issues: Record<string, string> = {};
  if (!/^[1-9]\d{5}$/.test(values.pincode)) issues['pincode'] = formTexts.invalidPincode;
  if (!/^[6-9]\d{9}$/.test(values.mobile)) issues['mobile'] = formTexts.invalidMobile;
  for (const [field, message] of Object.entries(formTexts.missing)) {
    if (values[field as keyof typeof formTexts.missing] === '') issues[field] = message; // Object.entries knows no keys
  }
  if (!('state' in issues || 'pincode' in issues || isPincodeOf(values.state, values.pincode)))
    issues['pincode'] = formTexts.wrongPincode(values.state);
  return issues;
}
