import { z } from 'zod';
import type { DateRange } from '../../../platform/core/shopCalendar.ts';
import { isPlainText } from '../../../platform/core/text/textShape.ts';
import { decodeCursor, readPage, type Page, type PageArgs } from '../../../platform/core/page.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { escapeLike } from '../../../platform/db/keysetSql.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { queryText } from '../../../shop/search/queryText.ts';
import { SUMMED_COUNTS, type SearchCounts } from './searchCounts.ts';

/** What came of the searches for a text. */
export type SearchOutcome = 'ZERO_RESULTS' | 'CORRECTED' | 'LOW_CLICK_THROUGH';
export type SearchQuerySort =
  'SEARCHES' | 'CLICK_THROUGH_LOW' | 'CLICK_THROUGH_HIGH' | 'ADD_TO_CART_LOW' | 'ADD_TO_CART_HIGH' | 'ZERO_RESULTS';

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
  CLICK_THROUGH_LOW: { value: CLICK_THROUGH, isDescending: false },
  CLICK_THROUGH_HIGH: { value: CLICK_THROUGH, isDescending: true },
  ADD_TO_CART_LOW: { value: ADD_TO_CART, isDescending: false },
  ADD_TO_CART_HIGH: { value: ADD_TO_CART, isDescending: true },
  ZERO_RESULTS: { value: Prisma.sql`"zeroResultCount"`, isDescending: true },
};

const cursorKeys = z.tuple([z.int32(), z.string().refine(isPlainText)]);

/** The conditions of the cursors. */
function boundsOf({ after, before }: Page, { isDescending }: Order): Prisma.Sql {
  const bound = (cursor: string, isAfter: boolean) => {
    const [value, query] = decodeCursor(cursor, cursorKeys);
    const than = Prisma.raw(isAfter === isDescending ? '<' : '>');
    return Prisma.sql`AND (value, query) ${than} (${value}::int, ${query}::text)`;
  };
  return Prisma.sql`
    ${after === null ? Prisma.empty : bound(after, true)} ${before === null ? Prisma.empty : bound(before, false)}`;
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
