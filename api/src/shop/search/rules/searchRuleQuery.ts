import { queryText } from '../queryText.ts';

/** The text that rules of a search belong to: its words in lower case, without punctuation and accents. */
export function searchRuleQuery(text: string): string {
  return queryText(text)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}
