import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';

const MAX_RESULTS = 20;
/** The number of the most frequent searches among which prefixes of other searches are left out. */
const CANDIDATES = 200;
const MAX_ROWS_READ = 2_000;

/** A search without results. */
export interface ZeroResultSearch {
  query: string;
  /** The number of searches. */
  count: number;
}

/** Which searches are found. */
interface ZeroResultOptions {
  /** At most 200. */
  limit?: number;
  /** Whether searches that are a term of a synonym group are left out. */
  isUnknown?: boolean;
}

/**
 * Finds the searches without results in a range, most frequent first. Some shoppers wait while they type, so a prefix of
 * longer searches is left out unless it was more frequent than they were.
 */
export async function findZeroResultSearches(
  viewer: Viewer,
  { first, last }: DateRange,
  { limit = MAX_RESULTS, isUnknown = false }: ZeroResultOptions = {},
): Promise<ZeroResultSearch[]> {
  requirePermission(viewer, 'REPORTS', 'CATALOGUE');
  const unknown = Prisma.sql`WHERE NOT EXISTS (SELECT FROM synonyms WHERE key = search_key(missed.query))`;
  return queryRows<ZeroResultSearch>(Prisma.sql`
    WITH missed AS MATERIALIZED (
      SELECT query, sum(zero_result_count)::int AS count FROM searches
      WHERE zero_result_count > 0 AND day BETWEEN ${first}::date AND ${last}::date
      GROUP BY query ORDER BY 2 DESC, query LIMIT ${MAX_ROWS_READ}::int
    ), frequent AS MATERIALIZED (
      SELECT * FROM missed ${isUnknown ? unknown : Prisma.empty} ORDER BY count DESC, query LIMIT ${CANDIDATES}::int
    ), ways AS (
      SELECT frequent.query, sum(longer.count) AS count
      FROM frequent JOIN missed longer
        ON starts_with(longer.query, frequent.query) AND longer.query <> frequent.query
      GROUP BY frequent.query
    )
    SELECT frequent.query, frequent.count
    FROM frequent LEFT JOIN ways USING (query)
    WHERE frequent.count > coalesce(ways.count, 0)
    ORDER BY frequent.count DESC, frequent.query LIMIT ${limit}::int`);
}
