import { addDays, shopDay } from '../../../core/shopCalendar.ts';
import { db } from '../../../db/client.ts';

/** A search that found nothing. */
export interface SearchWithoutResult {
  query: string;
  /** The number of searches. */
  count: number;
}

const DAYS = 30;
const MAX_ROWS_READ = 400;

/**
 * The searches without result of the last 30 days that no synonym group has as a term, most frequent first. A search that others
 * begin with was sent while a shopper typed those, unless it was more frequent. The one reader of what shoppers did not find.
 */
export async function findSearchesWithoutResult(now: Date, limit: number): Promise<SearchWithoutResult[]> {
  const rows = await db.$queryRaw<{ query: string; count: bigint }[]>`
    SELECT query, sum(zero_result_count)::bigint AS count FROM searches searched
    WHERE zero_result_count > 0 AND day > ${addDays(shopDay(now), -DAYS)}::date
      AND NOT EXISTS (SELECT FROM synonyms WHERE key = search_key(searched.query))
    GROUP BY query ORDER BY 2 DESC, query LIMIT ${MAX_ROWS_READ}`;
  const searches = rows.map(({ query, count }) => ({ query, count: Number(count) }));
  const countOfLonger = (text: string) =>
    searches.filter(({ query }) => query !== text && query.startsWith(text)).reduce((sum, { count }) => sum + count, 0);
  return searches.filter(({ query, count }) => count > countOfLonger(query)).slice(0, limit);
}
