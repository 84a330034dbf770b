import { z } from 'zod';
import type { DateRange, ShopDay } from '../../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { isPlainText } from '../../../platform/core/text/textShape.ts';
import { decodeCursor, readPage, type Page, type PageArgs } from '../../../platform/core/page.ts';
import { cursorBounds, escapeLike } from '../../../platform/db/keysetSql.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { queryText } from '../../../shop/search/searchText.ts';

const COUNTS = ['searchCount', 'zeroResultCount', 'correctedCount', 'clickCount', 'addToCartCount'] as const;

/** The number of searches, and of those with an outcome. */
export type SearchCounts = Record<(typeof COUNTS)[number], number>;

/** The counts of several rows of `searches` as columns. */
const SUMMED_COUNTS = Prisma.sql`
  coalesce(sum(search_count), 0)::int AS "searchCount", coalesce(sum(zero_result_count), 0)::int AS "zeroResultCount",
  coalesce(sum(corrected_count), 0)::int AS "correctedCount", coalesce(sum(click_count), 0)::int AS "clickCount",
  coalesce(sum(add_to_cart_count), 0)::int AS "addToCartCount"`;

/** The searches of a range: of each day, and in total. */
export interface SearchReport {
  days: { date: ShopDay; counts: SearchCounts }[];
  total: SearchCounts;
}

const NONE: SearchCounts = { searchCount: 0, zeroResultCount: 0, correctedCount: 0, clickCount: 0, addToCartCount: 0 };

/** Counts the searches of a range by day, or those of one text, by one statement. */
export async function countSearches(viewer: Viewer, { first, last }: DateRange, query: string | null) {
  requirePermission(viewer, 'REPORTS');
  const ofQuery = query === null ? Prisma.empty : Prisma.sql`AND searches.query = ${queryText(query)}`;
  const rows = await queryRows<SearchCounts & { date: ShopDay }>(Prisma.sql`
    SELECT days.day::date::text AS date, ${SUMMED_COUNTS}
    FROM generate_series(${first}::timestamp, ${last}::timestamp, '1 day') AS days (day)
    LEFT JOIN searches ON searches.day = days.day::date ${ofQuery}
    GROUP BY days.day ORDER BY days.day`);
  const days = rows.map(({ date, ...counts }) => ({ date, counts }));
  const total = { ...NONE };
  for (const { counts } of days) {
    for (const count of COUNTS) total[count] += counts[count];
  }
  return { days, total };
}

/** The outcome of searches. */
export type SearchOutcome = 'ZERO_RESULTS' | 'CORRECTED' | 'LOW_CLICK_THROUGH';
export type SearchQuerySort =
  'SEARCHES' | 'CLICK_THROUGH_ASC' | 'CLICK_THROUGH_DESC' | 'ADD_TO_CART_ASC' | 'ADD_TO_CART_DESC' | 'ZERO_RESULTS';

/** A text that shoppers searched for; `value` is the sort key before it. */
export interface SearchQueryHit {
  query: string;
  value: number;
  counts: SearchCounts;
}

/** The list that is wanted. */
interface SearchQueryList {
  range: DateRange;
  /** A part of the texts; empty for all. */
  search: string;
  outcome: SearchOutcome | null;
  sort: SearchQuerySort;
}

/** A text needs so many searches with results before its clicks say something, and a use of at least one in ten of them. */
export const LOW_CLICK_THROUGH = { searches: 10, uses: 0.1 } as const;

const OUTCOMES: Record<SearchOutcome, Prisma.Sql> = {
  ZERO_RESULTS: Prisma.sql`HAVING sum(zero_result_count) > 0`,
  CORRECTED: Prisma.sql`HAVING sum(corrected_count) > 0`,
  LOW_CLICK_THROUGH: Prisma.sql`
    HAVING sum(search_count - zero_result_count) >= ${LOW_CLICK_THROUGH.searches}::int
      AND sum(click_count + add_to_cart_count) < sum(search_count - zero_result_count) * ${LOW_CLICK_THROUGH.uses}::float8`,
};

interface Order {
  value: Prisma.Sql;
  isDescending: boolean;
}

/** Rates are whole numbers of ten-thousandths, so that a cursor has the very number. */
const [CLICK_THROUGH, ADD_TO_CART] = [
  Prisma.sql`(10000::bigint * "clickCount" / "searchCount")::int`,
  Prisma.sql`(10000::bigint * "addToCartCount" / "searchCount")::int`,
];
const ORDERS: Record<SearchQuerySort, Order> = {
  SEARCHES: { value: Prisma.sql`"searchCount"`, isDescending: true },
  CLICK_THROUGH_ASC: { value: CLICK_THROUGH, isDescending: false },
  CLICK_THROUGH_DESC: { value: CLICK_THROUGH, isDescending: true },
  ADD_TO_CART_ASC: { value: ADD_TO_CART, isDescending: false },
  ADD_TO_CART_DESC: { value: ADD_TO_CART, isDescending: true },
  ZERO_RESULTS: { value: Prisma.sql`"zeroResultCount"`, isDescending: true },
};

const cursorKeys = z.tuple([z.int32(), z.string().refine(isPlainText)]);

/** The conditions of the cursors. */
function boundsOf(page: Page, { isDescending }: Order): Prisma.Sql {
  return cursorBounds(page, isDescending ? 'desc' : 'asc', (cursor, than) => {
    const [value, query] = decodeCursor(cursor, cursorKeys);
    return Prisma.sql`AND (value, query) ${than} (${value}::int, ${query}::text)`;
  });
}

/**
 * Finds a page of the texts that shoppers searched for in a range, one more to know whether another page follows, and the total
 * count, by one statement.
 */
export async function findSearchQueries(
  viewer: Viewer,
  { range, search, outcome, sort }: SearchQueryList,
  args: PageArgs,
): Promise<{ hits: SearchQueryHit[]; totalCount: number }> {
  requirePermission(viewer, 'REPORTS');
  const page = readPage(args);
  const order = ORDERS[sort];
  const direction = Prisma.raw(order.isDescending === page.isBackward ? 'ASC' : 'DESC');
  const part = queryText(search);
  const matching = part === '' ? Prisma.empty : Prisma.sql`AND query LIKE ${`%${escapeLike(part)}%`}`;
  const rows = await queryRows<SearchCounts & { query: string | null; value: number; total: number }>(Prisma.sql`
    WITH counted AS MATERIALIZED (
      SELECT query, ${SUMMED_COUNTS} FROM searches
      WHERE day BETWEEN ${range.first}::date AND ${range.last}::date ${matching}
      GROUP BY query ${outcome === null ? Prisma.empty : OUTCOMES[outcome]}
    ), valued AS (
      SELECT *, ${order.value} AS value FROM counted
    )
    SELECT page.*, total.total
    FROM (SELECT count(*)::int AS total FROM counted) total
    LEFT JOIN (
      SELECT * FROM valued WHERE true ${boundsOf(page, order)}
      ORDER BY value ${direction}, query ${direction} LIMIT ${page.size + 1}::int
    ) page ON true
    ORDER BY page.value ${direction}, page.query ${direction}`);
  return {
    hits: rows.flatMap(({ query, value, total: _total, ...counts }) =>
      query === null ? [] : [{ query, value, counts }],
    ),
    totalCount: rows[0]?.total ?? 0,
  };
}

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
