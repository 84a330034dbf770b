import { parseRupees } from '../../../ui/money/parseRupees.ts';

/** The highest tip, in paise; the server refuses a higher one. */
export const MAX_TIP = 50_000;

/** The paise of a tip that is entered in whole rupees: 0 for an empty text, null for one that is no valid tip. */
export function parseTip(text: string): number | null {
  if (text.trim() === '') return 0;
  const paise = parseRupees(text);
  const isTip = paise !== null && paise > 0 && paise <= MAX_TIP && paise % 100 === 0;
  return isTip ? paise : null;
}
