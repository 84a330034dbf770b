import { asciiDigits } from '../../ui/numbers/asciiDigits.ts';

/** A pincode in any script and with any separators, as the server stores it; other text stays invalid. */
export function cleanPincode(text: string): string {
  return asciiDigits(text).replaceAll(/[\s.\p{Pd}−]/gu, '');
}
