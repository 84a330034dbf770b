import { asciiDigits } from '@kirana/shared/numbers.ts';
import { ungroupDigits } from '../numbers/ungroupDigits.ts';

const PREFIX = /^(?:[₹₨]|inr|r[es]\.?|र[ुू]\.?)\s*/iu;
const SUFFIX = /\s*(?:\/[-=‐-―−]|₹)$/u;

/** The number of an amount, in ASCII and without what names the currency: `Rs. 28/-` is `28`. */
function trimRupees(text: string): string {
  return asciiDigits(text).replaceAll('٫', '.').replaceAll('٬', ',').trim().replace(PREFIX, '').replace(SUFFIX, '');
}

const MAX_DIGITS = 12;

/**
 * Parses an amount such as `1,299.50`, `₹ 28.50` or `Rs. 28/-` into paise. Commas and blanks part thousands, in the Indian or the western way. Null if
 * the text is no amount with at most two decimals; `explainRupees` says why.
 */
export function parseRupees(text: string): number | null {
  const found = /^(.*?)(?:\.(\d{0,2}))?$/.exec(trimRupees(text));
  if (found === null) return null;
  const [, whole = '', paise = ''] = found;
  const rupees = whole === '' && paise !== '' ? '0' : ungroupDigits(whole);
  if (rupees === null || rupees.length > MAX_DIGITS) return null;
  return Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}

/** Says what to change in a text that `parseRupees` can't read as an amount; `otherwise` is for all other texts. */
export function explainRupees(text: string, otherwise: string): string {
  if (parseRupees(text) !== null) return otherwise;
  const number = trimRupees(text);
  if (/^[\d.]*\d\s*[,\s][\d.,\s]*$/.test(number)) return 'Use a dot for paise, as in 28.50';
  return /^\d*\.\d{3,}$/.test(number) ? 'Use at most two decimals, as in 28.50' : otherwise;
}
