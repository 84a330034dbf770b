import { cleanSearchText } from '../cleanSearchText.ts';
import { queryText } from '../queryText.ts';

/** Two Latin letters or digits mean nothing; two characters of another script may be a word, such as घी. */
const TOO_SHORT = /^(?:.?|[\p{Script=Latin}\p{N}]{2})$/u;

/**
 * The text of a search that may be stored; null when none may. Text that looks like an e-mail address or a number of a person is
 * not stored, nor is text that is too short to mean something.
 */
export function recordableQuery(text: string): string | null {
  const cleaned = cleanSearchText(text);
  if (cleaned.includes('@') || /\p{Nd}{6}/u.test(cleaned.replace(/[^\p{L}\p{N}]/gu, ''))) return null;
  const query = queryText(text);
  return TOO_SHORT.test(query) ? null : query;
}
