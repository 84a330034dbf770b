import { db } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../core/viewer.ts';
import type { DateRange } from '../core/dateRange.ts';

const MAX_RESULTS = 20;
/** The number of the most frequent searches among which prefixes of other searches are left out. */
const CANDIDATES = 200;
const MAX_ROWS_READ = 2_000;

/** A search without results. */
export interface ZeroResultSearch {
  query: string;
  count: number;
}

/**
 * Finds the searches without results in a range, most frequent first. Some shoppers wait while they type, so a prefix of
 * longer searches is left out unless it was more frequent than they were.
 */
export async function findZeroResultSearches(viewer: Viewer, { first, last }: DateRange): Promise<ZeroResultSearch[]> {
  requireAdmin(viewer);
  const rows = await db.$queryRaw<{ query: string; count: bigint }[]>`
    WITH missed AS MATERIALIZED (
      SELECT query, sum(zero_result_count) AS count FROM searches
      WHERE zero_result_count > 0 AND day BETWEEN ${first}::date AND ${last}::date
      GROUP BY query ORDER BY 2 DESC, query LIMIT ${MAX_ROWS_READ}
    ), frequent AS (
      SELECT * FROM missed ORDER BY count DESC, query LIMIT ${CANDIDATES}
    ), ways AS (
      SELECT frequent.query, sum(longer.count) AS count
      FROM frequent JOIN missed longer
        ON starts_with(longer.query, frequent.query) AND longer.query <> frequent.query
      GROUP BY frequent.query
    )
    SELECT frequent.query, frequent.count::bigint
    FROM frequent LEFT JOIN ways USING (query)
    WHERE frequent.count > coalesce(ways.count, 0)
    ORDER BY frequent.count DESC, frequent.query LIMIT ${MAX_RESULTS}`;
  return rows.map(({ query, count }) => ({ query, count: Number(count) }));
}
