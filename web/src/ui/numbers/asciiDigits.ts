import { dropInvisible } from './dropInvisible.ts';

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
