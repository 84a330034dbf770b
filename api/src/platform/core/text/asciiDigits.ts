const ASCII = /^\p{ASCII}*$/u;
const DIGIT = /^\p{Nd}$/u;

/**
 * A text with the digits of all scripts and full-width signs as in ASCII, and without invisible characters: `٢٨` and `२८` are `28`. It is for
 * texts that are numbers; `cleanText` is for words.
 */
export function asciiDigits(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
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

/** The six digits of a pincode, in any script and however they are parted; null for a text that is none. */
export function readPincode(text: string): string | null {
  const digits = asciiDigits(text).replaceAll(/[\s.\p{Pd}−]/gu, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}
