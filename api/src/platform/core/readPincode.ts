import { asciiDigits } from './text/asciiDigits.ts';

/** The six digits of a pincode, in any script and however they are parted; null for a text that is none. */
export function readPincode(text: string): string | null {
  const digits = asciiDigits(text).replaceAll(/[\s.\p{Pd}−]/gu, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
