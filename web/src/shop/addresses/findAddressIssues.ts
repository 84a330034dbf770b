import type { AddressValues } from './addressFields.ts';
import { isPincodeOf } from './isPincodeOf.ts';
import { formTexts } from './texts.ts';

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
