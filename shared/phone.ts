import { asciiDigits } from './numbers.ts';

/** What people write before, around and between the digits: `tel:`, brackets, dots, and dashes and blanks of all kinds. */
const DECORATION = /^\s*tel:|[\s.\p{Pd}\p{Ps}\p{Pe}−⁃]/giu;
/** India's code or the zero of calls within the country, before a mobile number. */
const PREFIX = /^(?:(?:\+|0{0,2})91)?0?(?=[6-9]\d{9}$)/;
/** From the short numbers of a village to fifteen digits, which E.164 allows, after `00`. */
const NUMBER = /^\+?\d{7,17}$/;

/** A mobile number of India as `phoneNumber` returns it. */
export const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** The digits of a phone number or of a part of one in ASCII, with the `+` before them if there is one; null for a text with other signs. */
export function dialledSigns(text: string): string | null {
  const signs = asciiDigits(text).replace(DECORATION, '');
  return /^\+?\d+$/.test(signs) ? signs : null;
}

/**
 * Reads a phone number however it is written: a mobile number of India as its ten digits, another number as its digits, with its `+`. Null for
 * what is no number. All fields that hold a number are read by it.
 */
export function phoneNumber(text: string): string | null {
  const number = dialledSigns(text)?.replace(PREFIX, '') ?? '';
  return NUMBER.test(number) ? number : null;
}

/** The URL that dials a number which is shown as it was written: without hyphens, blanks and brackets, nor the zero of `+91 (0) 80`. */
export function dialUrl(phone: string): string {
  return `tel:${dialledSigns(phone.replace(/^(\s*\+.*)\(0\)/, '$1')) ?? phone}`;
}
