import { dateRangeUntil } from '../../platform/core/time/dateRange.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { queryRows } from '../../platform/db/queryRows.ts';
import { findZeroResultSearches, type ZeroResultSearch } from '../search/analytics/findZeroResultSearches.ts';

const DAYS = 30;
/** The searches that are tried again for one preview. */
const MAX_SEARCHES = 20;
const CANDIDATES = 200;

/** The searches without result of the last 30 days that may mean one of some terms: by their letters, by their sound or by one of their words. */
export async function findRelatedSearches(
  viewer: Viewer,
  terms: readonly string[],
  now: Date,
): Promise<ZeroResultSearch[]> {
  if (terms.length === 0) return [];
  const options = { limit: CANDIDATES, isUnknown: true };
  const searches = await findZeroResultSearches(viewer, dateRangeUntil(now, DAYS), options);
  const rows = await queryRows<{ number: number }>(Prisma.sql`
    WITH searched AS MATERIALIZED (
      SELECT number::int - 1 AS number, query, ARRAY(
        SELECT search_skeleton(search_phonetic(word))
        FROM unnest(search_tokenize(query) || replace(search_normalize(query), ' ', '')) word
      ) AS skeletons
      FROM unnest(${searches.map(({ query }) => query)}::text[]) WITH ORDINALITY search (query, number)
    ), named AS MATERIALIZED (
      SELECT term, search_skeleton(search_phonetic(replace(search_normalize(term), ' ', ''))) AS skeleton
      FROM unnest(${[...terms]}::text[]) term
    )
    SELECT DISTINCT number FROM searched JOIN named
      ON word_similarity(term, query) > 0.5 OR word_similarity(query, term) > 0.5 OR skeleton = ANY (skeletons)
    ORDER BY 1 LIMIT ${MAX_SEARCHES}::int`);
  return rows.flatMap(({ number }) => searches[number] ?? []);
}
