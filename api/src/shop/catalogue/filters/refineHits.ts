import { Prisma } from '../../../platform/db/generated/client.ts';
import { planRows } from '../../../platform/db/queryRows.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../availableForSale.ts';
import type { SearchHit } from '../../search/rankProducts.ts';
import { conditionsSql, type ProductFilter } from './productFilter.ts';
import { sortKey, type ProductSort } from './productSort.ts';

/** In the order of discounts: what is added to a hit in stock and to a loose one, and what a percent counts, above the rank of a hit. */
const [IN_STOCK, LOOSE_IN_STOCK, PER_PERCENT] = [10_000_000, 5_000_000, 20_000];
/** What the rank of a hit in stock is more than its score. */
const STOCK_RANK = 10_000;
/** A hit with less than this share of the best score is loose: it has the words and is something else, a milk biscuit for `milk`. */
const CLOSE_SHARE = 0.6;

/**
 * Filters and sorts the hits of a search. The rank of a hit is its sort key in the new order. An order by value has loose hits
 * behind the others, and what is sold out last.
 */
export async function refineHits(
  hits: readonly SearchHit[],
  filter: ProductFilter,
  sort: ProductSort,
): Promise<SearchHit[]> {
  const isLoose = Prisma.sql`hit.rank < ${2 * STOCK_RANK}::int AND mod(hit.rank, ${STOCK_RANK}::int) < ${looseBelow(hits)}::int`;
  return planRows<SearchHit>(Prisma.sql`
    SELECT product.id, (${rankOf(sort, isLoose)})::int AS rank
    FROM unnest(${hits.map(({ id }) => id)}::uuid[], ${hits.map(({ rank }) => rank)}::int[]) AS hit (id, rank)
      JOIN products product ON product.id = hit.id
    WHERE ${AVAILABLE_FOR_SALE_SQL} ${conditionsSql(filter)}
    ORDER BY rank DESC, id DESC`);
}

/** The score below which hits are loose. */
function looseBelow(hits: readonly SearchHit[]): number {
  const best = hits.reduce((score, { rank }) => Math.max(score, rank < 2 * STOCK_RANK ? rank % STOCK_RANK : 0), 0);
  return Math.ceil(CLOSE_SHARE * best);
}

function rankOf(sort: ProductSort, isLoose: Prisma.Sql): Prisma.Sql {
  switch (sort) {
    case 'BEST_MATCH':
      return Prisma.sql`hit.rank`;
    case 'NEWEST':
      return Prisma.sql`0`;
    case 'DISCOUNT': // of equal discounts the best match first
      return Prisma.sql`CASE WHEN product.stock = 0 THEN 0 WHEN ${isLoose} THEN ${LOOSE_IN_STOCK}::int ELSE ${IN_STOCK}::int END
        + product.discount_percent * ${PER_PERCENT}::int + least(greatest(hit.rank, 0), ${PER_PERCENT - 1}::int)`;
    default:
      return sortKey(sort).rankOfHit(isLoose);
  }
}
