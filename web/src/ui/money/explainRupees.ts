import { moneyTexts as texts } from './moneyTexts.ts';
import { parseRupees } from './parseRupees.ts';
import { trimRupees } from './trimRupees.ts';

/** Says what to change in a text that `parseRupees` can't read as an amount; `otherwise` is for all other texts. */
export function explainRupees(text: string, otherwise: string): string {
  if (parseRupees(text) !== null) return otherwise;
  const number = trimRupees(text);
  if (/^[\d.]*\d\s*[,\s][\d.,\s]*$/.test(number)) return texts.useDot;
  return /^\d*\.\d{3,}$/.test(number) ? texts.twoDecimals : otherwise;
}
