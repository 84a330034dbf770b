import { readPage, type Page, type PageArgs } from '../../../platform/core/page.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { limitTo, rankBounds } from '../../../platform/db/keysetSql.ts';
import type { ProductSource } from './productSource.ts';
import { sortKey, type ValueSort } from './productSort.ts';

/** The products of a page in an order by value: where they are from, and their columns. */
export interface SortedPageRequest {
  source: ProductSource;
  sort: ValueSort;
  columns: Prisma.Sql;
}

/** A query of one page of products by value, with their `rank`. */
export function sortedPage({ source, sort, columns }: SortedPageRequest, args: PageArgs): Prisma.Sql {
  const page = readPage(args);
  const direction = page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const sorted = source.isWholeShop ? partsOfShop(source, sort, page) : partOfGroups(source, sort, page);
  return Prisma.sql`
    WITH ${sorted}, page AS (
      SELECT * FROM sorted ORDER BY rank ${direction}, id ${direction} ${limitTo(page.size + 1)} OFFSET ${page.offset}::int
    )
    SELECT page.rank, ${columns} FROM page JOIN products product ON product.id = page.id
    ORDER BY page.rank ${direction}, page.id ${direction}`;
}

/** The products of groups are read and then sorted. */
function partOfGroups({ products }: ProductSource, sort: ValueSort, page: Page): Prisma.Sql {
  return Prisma.sql`ranked AS (SELECT product.id, ${sortKey(sort).rank} AS rank ${products}),
    sorted AS (SELECT * FROM ranked WHERE true ${rankBounds(page)})`;
}

/**
 * Of the whole shop, what is in stock is taken first, and what is sold out when that is not enough: each is a range of an index,
 * and no index has both the value and the stock.
 */
function partsOfShop(source: ProductSource, sort: ValueSort, page: Page): Prisma.Sql {
  const { value, rank, valueOf } = sortKey(sort);
  const direction = page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const end = page.offset + page.size + 1;
  const limit = page.offset === 0 ? limitTo(end) : Prisma.sql`LIMIT ${end}::bigint`;
  const soldOut = source.isInStock ? Prisma.sql`false` : Prisma.sql`product.stock = 0`;
  const boundsOf = (isInStock: boolean) =>
    rankBounds(page, Prisma.sql`${value}, product.id`, (rankOfCursor) => valueOf(rankOfCursor, isInStock));
  const part = (isInStock: boolean, condition: Prisma.Sql) => Prisma.sql`
    SELECT product.id, ${rank} AS rank ${source.products}
      AND ${isInStock ? Prisma.sql`product.stock > 0` : soldOut} ${boundsOf(isInStock)} ${condition}
    ORDER BY ${value} ${direction}, product.id ${direction} ${limit}`;
  return Prisma.sql`
    first_part AS MATERIALIZED (${part(!page.isBackward, Prisma.empty)}),
    last_part AS (${part(page.isBackward, Prisma.sql`AND (SELECT count(*) FROM first_part) < ${end}::bigint`)}),
    sorted AS (SELECT * FROM first_part UNION ALL SELECT * FROM last_part)`;
}
