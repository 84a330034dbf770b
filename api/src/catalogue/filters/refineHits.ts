import { Prisma } from '../../db/generated/client.ts';
import { planRows } from '../../db/queryRows.ts';
import { ON_SALE } from '../onSale.ts';
import type { SearchHit } from '../search/rankProducts.ts';
import { conditionsSql } from './filterConditions.ts';
import type { ProductFilter } from './productFilter.ts';
import { sortKey, type ProductSort } from './productSort.ts';

/** Above each discount with each rank of a hit, and above each rank of a hit. */
const [IN_STOCK, OF_PERCENT] = [10_000_000, 20_000];

/** Filters and sorts the hits of a search. The rank of a hit is its sort key in the new order. */
export async function refineHits(
  hits: readonly SearchHit[],
  filter: ProductFilter,
  sort: ProductSort,
): Promise<SearchHit[]> {
  return planRows<SearchHit>(Prisma.sql`
    SELECT product.id, (${rankOf(sort)})::int AS rank
    FROM unnest(${hits.map(({ id }) => id)}::uuid[], ${hits.map(({ rank }) => rank)}::int[]) AS hit (id, rank)
      JOIN products product ON product.id = hit.id
    WHERE ${ON_SALE} ${conditionsSql(filter)}
    ORDER BY rank DESC, id DESC`);
}

function rankOf(sort: ProductSort): Prisma.Sql {
  switch (sort) {
    case 'BEST_MATCH':
      return Prisma.sql`hit.rank`;
    case 'NEWEST':
      return Prisma.sql`0`;
    case 'DISCOUNT': // of equal discounts the best match first
      return Prisma.sql`CASE WHEN product.stock > 0 THEN ${IN_STOCK}::int ELSE 0 END + product.discount_percent * ${OF_PERCENT}::int + hit.rank`;
    default:
      return sortKey(sort).rank;
  }
}
