import { asciiDigits } from './asciiDigits.ts';

/** What people write before, around and between the digits: `tel:`, brackets, dots, and dashes and blanks of all kinds. */
const DECORATION = /^\s*tel:|[\s.\p{Pd}\p{Ps}\p{Pe}−⁃]/giu;

/** The digits of a phone number or of a part of one in ASCII, with the `+` before them if there is one; null for a text with other signs. */
function dialledSigns(text: string): string | null {
  const signs = asciiDigits(text).replace(DECORATION, '');
  return /^\+?\d+$/.test(signs) ? signs : null;
}

const PREFIX = /^(?:(?:\+|0{0,2})91)?0?(?=[6-9]\d{9}$)/;
const NUMBER = /^\+?\d{7,17}$/;

/**
 * Reads a phone number however it is written: a mobile number of India as its ten digits, another number as its digits, with its `+`. Null for
 * what is no number. It is the server's rule.
 */
export function phoneNumber(text: string): string | null {
  const number = dialledSigns(text)?.replace(PREFIX, '') ?? '';
  return NUMBER.test(number) ? number : null;
}

/** The URL that dials a number which is shown as it was written: without hyphens, blanks and brackets, nor the zero of `+91 (0) 80`. */
export function dialUrl(phone: string): string {
  return `tel:${dialledSigns(phone.replace(/^(\s*\+.*)\(0\)/, '$1')) ?? phone}`;
}
