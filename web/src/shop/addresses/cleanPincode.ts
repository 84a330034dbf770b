import { asciiDigits } from '../../ui/numbers/asciiDigits.ts';

/** A pincode in any script and however it is parted, as the server stores it; what is none stays none. */
export function cleanPincode(text: string): string {
  return asciiDigits(text).replaceAll(/[\s.\p{Pd}−]/gu, '');
}
