import { NO_CATALOGUE_CACHE, readCached, type CatalogueCache } from '../../../platform/cache/catalogueCache.ts';
import { addDays, shopDay, type ShopDay } from '../../../platform/core/shopCalendar.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { BRAND_LANGUAGE } from '../vocabulary/synonymGroup.ts';

export const MAX_POPULAR_SEARCHES = 8;
const DAYS = 7;
/** The searches of a text before all shoppers see it, so that the text of one shopper stays their own. */
const MIN_SEARCHES = 5;
/** The most frequent texts that are looked at. */
const CANDIDATES = 200;

/**
 * Finds the texts that shoppers searched most often in the last seven days. Each one had results at every search, and the shop
 * knows each of its words as a word of products or as a name of something that it sells, so that nothing else that people type
 * is shown. Texts of the same words count as one.
 */
export function findPopularSearches(now: Date, cache: CatalogueCache = NO_CATALOGUE_CACHE): Promise<string[]> {
  const today = shopDay(now);
  const slot = { key: ['popularSearches', today], sizeOf: (queries: string[]) => queries.length };
  return readCached(cache, slot, () => readPopularSearches(today));
}

async function readPopularSearches(today: ShopDay): Promise<string[]> {
  const rows = await queryRows<{ query: string }>(Prisma.sql`
    WITH week AS MATERIALIZED (
      SELECT query, sum(search_count) AS count FROM searches
      WHERE day BETWEEN ${addDays(today, 1 - DAYS)}::date AND ${today}::date
      GROUP BY query
      HAVING sum(search_count) >= ${MIN_SEARCHES}::int AND sum(zero_result_count) = 0 AND sum(corrected_count) = 0
      ORDER BY count DESC, query LIMIT ${CANDIDATES}::int
    ), worded AS (
      SELECT query, count, ARRAY(SELECT DISTINCT search_key(word) FROM unnest(search_tokenize(query)) word ORDER BY 1) AS keys
      FROM week
    ), known AS (
      SELECT DISTINCT ON (keys) query, count FROM worded
      WHERE keys <> '{}' AND NOT EXISTS (
        SELECT FROM unnest(keys) key
        WHERE NOT EXISTS (SELECT FROM search_terms WHERE term = key AND product_count > 0)
          AND NOT EXISTS (
            SELECT FROM synonyms named JOIN search_terms sold ON sold.term = '#' || named.group_handle
            WHERE named.key = key.key AND named.language <> ${BRAND_LANGUAGE} AND sold.product_count > 0
          )
      )
      ORDER BY keys, count DESC, query
    )
    SELECT query FROM known ORDER BY count DESC, query LIMIT ${MAX_POPULAR_SEARCHES}::int`);
  return rows.map(({ query }) => query);
}
