import { ungroupDigits } from '../numbers/ungroupDigits.ts';
import { trimRupees } from './trimRupees.ts';

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
