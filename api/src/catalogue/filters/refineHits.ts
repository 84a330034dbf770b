import { Prisma } from '../../db/generated/client.ts';
import { planRows } from '../../db/queryRows.ts';
import { ON_SALE } from '../onSale.ts';
import type { SearchHit } from '../search/rankProducts.ts';
import { conditionsSql } from './filterConditions.ts';
import type { ProductFilter } from './productFilter.ts';
import { sortKey, type ProductSort } from './productSort.ts';

/** Above each discount with each rank of a hit, and above each rank of a hit. */
const [IN_STOCK, CLOSE, OF_PERCENT] = [10_000_000, 5_000_000, 20_000];
/** What the rank of a hit in stock is more than its score. */
const STOCK_RANK = 10_000;
/** A hit with less than this share of the best score has the words, and is not what they say: a milk biscuit for milk. */
const CLOSE_SHARE = 0.6;

/**
 * Filters and sorts the hits of a search. The rank of a hit is its sort key in the new order. An order by value has the hits that are
 * what was searched for before those that only have the words.
 */
export async function refineHits(
  hits: readonly SearchHit[],
  filter: ProductFilter,
  sort: ProductSort,
): Promise<SearchHit[]> {
  return planRows<SearchHit>(Prisma.sql`
    SELECT product.id, (${rankOf(sort, Prisma.sql`hit.rank < ${2 * STOCK_RANK}::int AND mod(hit.rank, ${STOCK_RANK}::int) < ${looseBelow(hits)}::int`)})::int AS rank
    FROM unnest(${hits.map(({ id }) => id)}::uuid[], ${hits.map(({ rank }) => rank)}::int[]) AS hit (id, rank)
      JOIN products product ON product.id = hit.id
    WHERE ${ON_SALE} ${conditionsSql(filter)}
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
      return Prisma.sql`CASE WHEN product.stock = 0 THEN 0 WHEN ${isLoose} THEN ${IN_STOCK - CLOSE}::int ELSE ${IN_STOCK}::int END
        + product.discount_percent * ${OF_PERCENT}::int + least(greatest(hit.rank, 0), ${OF_PERCENT - 1}::int)`;
    default:
      return sortKey(sort).rankOfHit(isLoose);
  }
}
