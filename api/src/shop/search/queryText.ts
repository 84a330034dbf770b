import { cleanSearchText } from './cleanSearchText.ts';

const MAX_LENGTH = 60;

/** The words of a search text in lower case, without punctuation, cut to 60 characters. */
export function queryText(text: string): string {
  const words = cleanSearchText(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return [...words.trim()].slice(0, MAX_LENGTH).join('').trim();
}
