import { db } from '../db/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import type { Span } from './span.ts';

const MOST = 20;
/** So many of the most frequent may be shown, unless they were on the way to another of those looked at. */
const CANDIDATES = 200;
const LOOKED_AT = 2_000;

/** Words that were searched for in vain. */
export interface SearchMiss {
  query: string;
  count: number;
}

/**
 * What was searched for in vain in a span, most frequent first. Somebody who types is searching all the while: the beginning of
 * longer misses is left out unless it was missed more often than they were.
 */
export async function findSearchMisses(viewer: Viewer, { first, last }: Span): Promise<SearchMiss[]> {
  requireAdmin(viewer);
  const rows = await db.$queryRaw<{ query: string; count: bigint }[]>`
    WITH misses AS MATERIALIZED (
      SELECT query, sum(count) AS count FROM search_misses
      WHERE day BETWEEN ${first}::date AND ${last}::date
      GROUP BY query ORDER BY 2 DESC, query LIMIT ${LOOKED_AT}
    ), frequent AS (
      SELECT * FROM misses ORDER BY count DESC, query LIMIT ${CANDIDATES}
    ), ways AS (
      SELECT frequent.query, sum(longer.count) AS count
      FROM frequent JOIN misses longer
        ON starts_with(longer.query, frequent.query) AND longer.query <> frequent.query
      GROUP BY frequent.query
    )
    SELECT frequent.query, frequent.count::bigint
    FROM frequent LEFT JOIN ways USING (query)
    WHERE frequent.count > coalesce(ways.count, 0)
    ORDER BY frequent.count DESC, frequent.query LIMIT ${MOST}`;
  return rows.map(({ query, count }) => ({ query, count: Number(count) }));
}
