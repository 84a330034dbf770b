import { asciiDigits } from '../numbers/asciiDigits.ts';

const PREFIX = /^(?:[₹₨]|inr|r[es]\.?|र[ुू]\.?)\s*/iu;
const SUFFIX = /\s*(?:\/[-=‐-―−]|₹)$/u;

/** The number of an amount, in ASCII and without what names the currency: `Rs. 28/-` is `28`. */
export function trimRupees(text: string): string {
  return asciiDigits(text).replaceAll('٫', '.').replaceAll('٬', ',').trim().replace(PREFIX, '').replace(SUFFIX, '');
}
