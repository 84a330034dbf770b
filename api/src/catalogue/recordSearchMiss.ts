import { db } from '../db/client.ts';
import { shopDay } from '../shopCalendar.ts';
import { searchWords } from './searchProducts.ts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 60;
/** More different ones on one day are no shoppers' doing, and are not kept. */
export const MOST_MISSES_A_DAY = 2_000;
/** More at once are no shoppers' doing either. */
const MOST_AT_ONCE = 5;

let writing = 0;

/**
 * Counts a search that found nothing, for the admins' overview: the words and the day, nothing of who searched. What looks like
 * an e-mail address or a number of a person is not kept. Best effort: a search neither waits for it nor fails with it.
 */
export async function recordSearchMiss(text: string, now: Date): Promise<void> {
  const query = missedWords(text);
  if (query === null || writing >= MOST_AT_ONCE) return;
  writing += 1;
  const day = shopDay(now);
  await db.$executeRaw`
    INSERT INTO search_misses (day, query)
    SELECT ${day}::date, ${query}
    WHERE (SELECT count(*) FROM search_misses WHERE day = ${day}::date) < ${MOST_MISSES_A_DAY}
      OR EXISTS (SELECT FROM search_misses WHERE day = ${day}::date AND query = ${query})
    ON CONFLICT (day, query) DO UPDATE SET count = search_misses.count + 1`.catch(() => undefined);
  writing -= 1;
}

/** What of a search may be kept; null: nothing. */
export function missedWords(text: string): string | null {
  if (text.includes('@') || /\p{Nd}{6}/u.test(text.replace(/[^\p{L}\p{N}]/gu, ''))) return null;
  const words = [...searchWords(text).join(' ')].slice(0, MAX_LENGTH).join('').trim();
  return words.length < MIN_LENGTH ? null : words;
}
