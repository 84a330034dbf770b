import { MAX_TIP_PAISE } from '@kirana/shared/limits.ts';
import { parseRupees, explainRupees } from '../../../ui/money/parseRupees.ts';
import { formatRupees } from '@kirana/shared/money.ts';

/** Says what is a valid tip. */
export const TIP_RANGE = `Enter a tip from ₹1 to ${formatRupees(MAX_TIP_PAISE)}`;

/** The paise of a tip that is entered in whole rupees: 0 for an empty text, null for one that is no valid tip. */
export function parseTip(text: string): number | null {
  if (text.trim() === '') return 0;
  const paise = parseRupees(text);
  const isTip = paise !== null && paise > 0 && paise <= MAX_TIP_PAISE && paise % 100 === 0;
  return isTip ? paise : null;
}

/** Says what to change in a text that `parseTip` can't read as a tip. */
export function explainTip(text: string): string {
  if ((parseRupees(text) ?? 0) % 100 !== 0) return 'A tip is in whole rupees';
  return explainRupees(text, TIP_RANGE);
}
