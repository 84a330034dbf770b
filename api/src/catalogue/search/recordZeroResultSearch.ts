import { db } from '../../db/client.ts';
import { shopDay } from '../../core/shopCalendar.ts';
import { cleanSearchText } from './cleanSearchText.ts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 60;
/** The largest number of different searches per day. Shoppers do not reach it, so the limit only stops floods. */
export const MAX_ZERO_RESULT_SEARCHES_PER_DAY = 2_000;
/** The largest number of concurrent writes; further searches are not recorded. */
const MAX_CONCURRENT_WRITES = 5;

let concurrentWrites = 0;

/**
 * Counts a search without results for the admins' overview. It stores the words and the day, and nothing about the shopper. Text
 * that looks like an e-mail address or a number of a person is not stored. A search neither waits for the write nor fails with it.
 */
export async function recordZeroResultSearch(text: string, now: Date): Promise<void> {
  const query = recordableQuery(text);
  if (query === null || concurrentWrites >= MAX_CONCURRENT_WRITES) return;
  concurrentWrites += 1;
  const day = shopDay(now);
  await db.$executeRaw`
    INSERT INTO zero_result_searches (day, query)
    SELECT ${day}::date, ${query}
    WHERE (SELECT count(*) FROM zero_result_searches WHERE day = ${day}::date) < ${MAX_ZERO_RESULT_SEARCHES_PER_DAY}
      OR EXISTS (SELECT FROM zero_result_searches WHERE day = ${day}::date AND query = ${query})
    ON CONFLICT (day, query) DO UPDATE SET count = zero_result_searches.count + 1`.catch(() => undefined);
  concurrentWrites -= 1;
}

/** The text of a search that may be stored; null when none may. */
export function recordableQuery(text: string): string | null {
  if (text.includes('@') || /\p{Nd}{6}/u.test(text.replace(/[^\p{L}\p{N}]/gu, ''))) return null;
  const words = [
    ...cleanSearchText(text)
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  ]
    .slice(0, MAX_LENGTH)
    .join('')
    .trim();
  return words.length < MIN_LENGTH ? null : words;
}
