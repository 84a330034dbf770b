import type { DateRange, ShopDay } from '../../../platform/core/shopCalendar.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { queryRows } from '../../../platform/db/queryRows.ts';
import { queryText } from '../../../shop/search/queryText.ts';
import { SUMMED_COUNTS, type SearchCounts } from './searchCounts.ts';

/** The searches of a range: of each day, and in total. */
export interface SearchReport {
  days: { date: ShopDay; counts: SearchCounts }[];
  total: SearchCounts;
}

const NONE: SearchCounts = { searchCount: 0, zeroResultCount: 0, correctedCount: 0, clickCount: 0, addToCartCount: 0 };

/** Counts the searches of a range by day, or those of one text, by one statement. */
export async function countSearches(
  viewer: Viewer,
  { first, last }: DateRange,
  query: string | null,
): Promise<SearchReport> {
  requirePermission(viewer, 'REPORTS');
  const ofQuery = query === null ? Prisma.empty : Prisma.sql`AND searches.query = ${queryText(query)}`;
  const rows = await queryRows<SearchCounts & { date: ShopDay }>(Prisma.sql`
    SELECT days.day::date::text AS date, ${SUMMED_COUNTS}
    FROM generate_series(${first}::timestamp, ${last}::timestamp, '1 day') AS days (day)
    LEFT JOIN searches ON searches.day = days.day::date ${ofQuery}
    GROUP BY days.day ORDER BY days.day`);
  const days = rows.map(({ date, ...counts }) => ({ date, counts }));
  return { days, total: days.map(({ counts }) => counts).reduce(sumOf, NONE) };
}

function sumOf(one: SearchCounts, other: SearchCounts): SearchCounts {
  return {
    searchCount: one.searchCount + other.searchCount,
    zeroResultCount: one.zeroResultCount + other.zeroResultCount,
    correctedCount: one.correctedCount + other.correctedCount,
    clickCount: one.clickCount + other.clickCount,
    addToCartCount: one.addToCartCount + other.addToCartCount,
  };
}
