import { z } from 'zod';
import { decodeCursor, readPage, type Page, type PageArgs } from '../../core/page.ts';
import { Prisma } from '../../db/generated/client.ts';
import { limitTo } from '../../db/keysetSql.ts';
import type { ProductSource } from './productSource.ts';
import { sortKey, type ValueSort } from './productSort.ts';

/** The products of a page in an order by value: where they are from, and their columns. */
export interface SortedPageRequest {
  source: ProductSource;
  sort: ValueSort;
  columns: Prisma.Sql;
}

const cursorShape = z.tuple([z.int32(), z.uuid()]);

/**
 * A query of one page of products by value, with their `rank`. It takes what is in stock first and what is sold out when that is
 * not enough, because no index has the stock: each part is the range of an index that has the value.
 */
export function sortedPage({ source, sort, columns }: SortedPageRequest, args: PageArgs): Prisma.Sql {
  const page = readPage(args);
  const { value, rank } = sortKey(sort);
  const direction = page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const end = page.offset + page.size + 1;
  const limit = page.offset === 0 ? limitTo(end) : Prisma.sql`LIMIT ${end}::int`;
  const part = (isInStock: boolean, condition: Prisma.Sql) => Prisma.sql`
    SELECT product.id, ${rank} AS rank ${source.products}
      AND product.stock ${isInStock ? Prisma.sql`> 0` : Prisma.sql`= 0`} ${boundsOf(page, sort, isInStock)} ${condition}
    ORDER BY ${value} ${direction}, product.id ${direction} ${limit}`;
  return Prisma.sql`
    WITH first_part AS MATERIALIZED (${part(!page.isBackward, Prisma.empty)}),
      last_part AS (${part(page.isBackward, Prisma.sql`AND (SELECT count(*) FROM first_part) < ${end}::int`)}),
      sorted AS (
        SELECT * FROM (SELECT * FROM first_part UNION ALL SELECT * FROM last_part) parts
        ORDER BY rank ${direction}, id ${direction} ${limitTo(page.size + 1)} OFFSET ${page.offset}::int
      )
    SELECT sorted.rank, ${columns} FROM sorted JOIN products product ON product.id = sorted.id
    ORDER BY sorted.rank ${direction}, sorted.id ${direction}`;
}

/** The conditions of the cursors on one of the parts. */
function boundsOf({ after, before }: Page, sort: ValueSort, isInStock: boolean): Prisma.Sql {
  const { value, valueOf } = sortKey(sort);
  const bound = (cursor: string, than: Prisma.Sql) => {
    const [rank, id] = decodeCursor(cursor, cursorShape);
    return Prisma.sql`AND (${value}, product.id) ${than} (${valueOf(rank, isInStock)}::int, ${id}::uuid)`;
  };
  return Prisma.sql`
    ${after === null ? Prisma.empty : bound(after, Prisma.sql`<`)}
    ${before === null ? Prisma.empty : bound(before, Prisma.sql`>`)}`;
}
