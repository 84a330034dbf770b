import { dialledSigns } from './dialledSigns.ts';

/** India's code or the zero of calls within the country, before a mobile number. */
const PREFIX = /^(?:(?:\+|0{0,2})91)?0?(?=[6-9]\d{9}$)/;
/** From the short numbers of a village to fifteen digits, which E.164 allows, after `00`. */
const NUMBER = /^\+?\d{7,17}$/;

/** A mobile number of India as `phoneNumber` returns it. */
export const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/**
 * Reads a phone number however it is written: a mobile number of India as its ten digits, another number as its digits, with its `+`. Null for
 * what is no number. All fields that hold a number are read by it.
 */
export function phoneNumber(text: string): string | null {
  const number = dialledSigns(text)?.replace(PREFIX, '') ?? '';
  return NUMBER.test(number) ? number : null;
}
