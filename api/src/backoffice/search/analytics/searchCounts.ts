import { Prisma } from '../../../platform/db/generated/client.ts';

/** How often something was searched, and what came of it. */
export interface SearchCounts {
  searchCount: number;
  zeroResultCount: number;
  correctedCount: number;
  clickCount: number;
  addToCartCount: number;
}

/** The counts of several rows of `searches` as columns. */
export const SUMMED_COUNTS = Prisma.sql`
  coalesce(sum(search_count), 0)::int AS "searchCount", coalesce(sum(zero_result_count), 0)::int AS "zeroResultCount",
  coalesce(sum(corrected_count), 0)::int AS "correctedCount", coalesce(sum(click_count), 0)::int AS "clickCount",
  coalesce(sum(add_to_cart_count), 0)::int AS "addToCartCount"`;
