import { explainRupees } from '../../../ui/money/explainRupees.ts';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { parseRupees } from '../../../ui/money/parseRupees.ts';
import { MAX_TIP } from './parseTip.ts';
import { atTheDoorTexts as texts } from '../texts.ts';

/** Says what to change in a text that `parseTip` can't read as a tip. */
export function explainTip(text: string): string {
  if ((parseRupees(text) ?? 0) % 100 !== 0) return texts.tipWhole;
  return explainRupees(text, texts.tipRange(formatRupees(MAX_TIP)));
}
