import { dialledSigns } from './dialledSigns.ts';

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
