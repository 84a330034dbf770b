const [MIN_LENGTH, MAX_LENGTH] = [2, 60];

/** What separates terms in a typed or pasted text. */
export const SEPARATORS = /[,;\n\r\t|،、]+/u;

/** The terms of a typed or pasted text, each once, and those among its parts that can be no term. */
export interface SplitTerms {
  terms: string[];
  tooShort: string[];
  tooLong: string[];
}

/** Splits a text at commas, semicolons and line ends into terms as the server stores them. */
export function splitTerms(text: string): SplitTerms {
  const parts = [...new Set(text.split(SEPARATORS).map(normalizeTerm))].filter((part) => part !== '');
  const lengthOf = (part: string) => [...part].length;
  const isTooShort = (part: string) => lengthOf(part) < MIN_LENGTH || !/[\p{L}\p{Nd}]/u.test(part);
  return {
    terms: parts.filter((part) => !isTooShort(part) && lengthOf(part) <= MAX_LENGTH),
    tooShort: parts.filter(isTooShort),
    tooLong: parts.filter((part) => lengthOf(part) > MAX_LENGTH),
  };
}

/** Lower case, single blanks, no invisible characters. */
function normalizeTerm(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Cf}+/gu, '')
    .toLowerCase()
    .replaceAll(/ +/g, ' ')
    .trim();
}
