import { queryText } from '../queryText.ts';

const MIN_LENGTH = 3;

/**
 * The text of a search that may be stored; null when none may. Text that looks like an e-mail address or a number of a person is
 * not stored, nor is text that is too short to mean something.
 */
export function recordableQuery(text: string): string | null {
  if (text.includes('@') || /\p{Nd}{6}/u.test(text.replace(/[^\p{L}\p{N}]/gu, ''))) return null;
  const query = queryText(text);
  return query.length < MIN_LENGTH ? null : query;
}
