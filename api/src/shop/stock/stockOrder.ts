import { z } from 'zod';
import { decodeCursor, readPage, type PageArgs } from '../../platform/core/page.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { limitTo, rankBounds } from '../../platform/db/keysetSql.ts';
import { readRows } from '../../platform/db/queryRows.ts';

/** The first part of the sort key of the order by stock and age; the id is the second. */
export const [IN_STOCK_RANK, SOLD_OUT_RANK] = [1, 0];

/** Rows of products on sale, with the name `product`, whose ids are in an index. */
interface StockOrderSource {
  /** FROM and WHERE. */
  products: Prisma.Sql;
  /** The column of the index. */
  key: Prisma.Sql;
  /** Whether all of them are in stock. */
  isInStock: boolean;
}

/**
 * A query of one page of products, what is in stock first, each part newest first, with their `rank`. No index contains the stock, so each
 * part is a range of the index by age, and the second is read only where the first does not fill the page.
 */
export function pageByStock({ products, key, isInStock }: StockOrderSource, columns: Prisma.Sql, args: PageArgs) {
  const page = readPage(args);
  const direction = page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const end = page.offset + page.size + 1;
  const limit = page.offset === 0 ? limitTo(end) : Prisma.sql`LIMIT ${end}::bigint`;
  const bounds = [boundOf(page.after, 'after', key), boundOf(page.before, 'before', key)];
  const part = (rank: number, condition: Prisma.Sql) => Prisma.sql`
    SELECT product.id, ${Prisma.raw(String(rank))} AS rank ${products}
      AND ${rank === IN_STOCK_RANK ? Prisma.sql`product.stock > 0` : Prisma.sql`product.stock = 0`}
      ${Prisma.join(
        bounds.map((bound) => bound(rank)),
        ' ',
      )} ${condition}
    ORDER BY ${key} ${direction} ${limit}`;
  const [first, last] = page.isBackward ? [SOLD_OUT_RANK, IN_STOCK_RANK] : [IN_STOCK_RANK, SOLD_OUT_RANK];
  const isMissing = Prisma.sql`AND (SELECT count(*) FROM first_part) < ${end}::bigint`;
  const sorted = isInStock
    ? Prisma.sql`sorted AS (${part(IN_STOCK_RANK, Prisma.empty)})`
    : Prisma.sql`first_part AS MATERIALIZED (${part(first, Prisma.empty)}),
      last_part AS (${part(last, isMissing)}),
      sorted AS (SELECT * FROM first_part UNION ALL SELECT * FROM last_part)`;
  return Prisma.sql`
    WITH ${sorted}, page AS (
      SELECT * FROM sorted ORDER BY rank ${direction}, id ${direction} ${limitTo(page.size + 1)} OFFSET ${page.offset}::int
    )
    SELECT page.rank, ${columns} FROM page JOIN products product ON product.id = page.id
    ORDER BY page.rank ${direction}, page.id ${direction}`;
}

/** A cursor of an id alone is from the time when lists were ordered by age; the page after it begins with what is in stock. */
const stockCursor = z.union([
  z.tuple([z.int32(), z.uuid()]),
  z.tuple([z.uuid()]).transform(([id]): [number, string] => [IN_STOCK_RANK, id]),
]);

/** The condition that a cursor puts on the part of the list with a rank, with AND before it. */
function boundOf(cursor: string | null, side: 'after' | 'before', key: Prisma.Sql): (rank: number) => Prisma.Sql {
  if (cursor === null) return () => Prisma.empty;
  const [rankOfCursor, id] = decodeCursor(cursor, stockCursor);
  return (rank) => {
    if (rank === rankOfCursor)
      return side === 'after' ? Prisma.sql`AND ${key} < ${id}::uuid` : Prisma.sql`AND ${key} > ${id}::uuid`;
    const isWithin = side === 'after' ? rank < rankOfCursor : rank > rankOfCursor;
    return isWithin ? Prisma.empty : Prisma.sql`AND false`;
  };
}

/** A row of a list of a user: the rank is 1 for a product in stock and 0 for a sold-out one. */
export interface RankedRow {
  rowId: string;
  rank: number;
}

const RANK = Prisma.sql`(product.stock > 0)::int`;

/** Reads one page of the products of a short list, in stock first, then the newest row of the list first, and one row more. */
export function readByStock<Product extends object>(
  { products, key }: Omit<StockOrderSource, 'isInStock'>,
  { args, columns }: { args: PageArgs; columns: Prisma.Sql },
): Promise<(Product & RankedRow)[]> {
  const page = readPage(args);
  const direction = page.isBackward ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return readRows<Product & RankedRow>(Prisma.sql`
    SELECT ${columns}, ${key} AS "rowId", ${RANK} AS rank ${products} ${rankBounds(page, Prisma.sql`${RANK}, ${key}`)}
    ORDER BY ${RANK} ${direction}, ${key} ${direction} ${limitTo(page.size + 1)}`);
}
