import { asciiDigits } from '@kirana/shared/numbers.ts';

const PLAIN = /^\d+$/;
/** Groups of three, such as `123,456`, or of India, such as `1,23,456`; parted by commas or by blanks. */
const GROUPED = /^[1-9](?:\d{0,2}([, ])\d{3}(?:\1\d{3})*|\d?(?:([, ])\d\d)(?:\2\d\d)*\2\d{3})$/;

/** The digits of a whole number in any script, without their grouping; null for a text with other commas or blanks, such as `28,50`. */
export function ungroupDigits(text: string): string | null {
  const number = asciiDigits(text).trim().replaceAll(/\s/g, ' ');
  if (PLAIN.test(number)) return number;
  return GROUPED.test(number) ? number.replaceAll(/[, ]/g, '') : null;
}
