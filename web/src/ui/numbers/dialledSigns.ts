import { asciiDigits } from './asciiDigits.ts';

/** What people write before, around and between the digits: `tel:`, brackets, dots, and dashes and blanks of all kinds. */
const DECORATION = /^\s*tel:|[\s.\p{Pd}\p{Ps}\p{Pe}−⁃]/giu;

/** The digits of a phone number or of a part of one in ASCII, with the `+` before them if there is one; null for a text with other signs. */
export function dialledSigns(text: string): string | null {
  const signs = asciiDigits(text).replace(DECORATION, '');
  return /^\+?\d+$/.test(signs) ? signs : null;
}
