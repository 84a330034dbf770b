const DIGIT = /^\p{Nd}$/u;

/**
 * A text with the digits of all scripts and full-width signs as in ASCII, and without invisible characters: `٢٨` and `२८` are `28`. It is
 * the server's rule.
 */
export function asciiDigits(text: string): string {
  return dropInvisible(text)
    .replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/\p{Nd}/gu, valueOf);
}

/** The value of a digit: each script has its ten digits one after another, from zero. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Removes invisible characters, such as zero-width spaces and direction marks, as the server does in codes and numbers. */
export function dropInvisible(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

const PLAIN = /^\d+$/;
/** Groups of three, such as `123,456`, or of India, such as `1,23,456`; parted by commas or by blanks. */
const GROUPED = /^[1-9](?:\d{0,2}([, ])\d{3}(?:\1\d{3})*|\d?(?:([, ])\d\d)(?:\2\d\d)*\2\d{3})$/;

/** The digits of a whole number in any script, without their grouping; null for a text with other commas or blanks, such as `28,50`. */
export function ungroupDigits(text: string): string | null {
  const number = asciiDigits(text).trim().replaceAll(/\s/g, ' ');
  if (PLAIN.test(number)) return number;
  return GROUPED.test(number) ? number.replaceAll(/[, ]/g, '') : null;
}
