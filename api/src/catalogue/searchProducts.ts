import { z } from 'zod';
import { Prisma } from '../db/generated/client.ts';
import { queryRows } from '../db/queryRows.ts';
import { ID_COLUMN, type ListedProduct } from './listedProduct.ts';
import { conditionsOf } from './productPages.ts';
import { decodeCursor, readPage, type PageArgs } from '../core/page.ts';

/** The filter and the order of a search. */
export interface SearchOptions {
  categoryIds?: readonly string[] | undefined;
  subCategoryIds?: readonly string[] | undefined;
  isNewestFirst?: boolean;
  /** The columns of `product` that each hit has; the id by default. */
  columns?: Prisma.Sql;
}

/** One hit of a search, best first; `rank` and `id` are its sort keys. */
export interface SearchHit extends ListedProduct {
  rank: number;
}

const MAX_LENGTH = 200;
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 40;
const hitCursor = z.tuple([z.int32(), z.uuid()]);

/**
 * The rank of a match, as a coarse whole number, so that matches of similar quality are ordered by age: whole words count more
 * than prefixes, the name more than brand and description, a short name more than a long one.
 */
const RANK = Prisma.sql`(
  (ts_rank('{0.02, 0.1, 0.4, 1}', product.search, search_query.whole) * 30)::int * 100
  + (ts_rank('{0.02, 0.1, 0.4, 1}', product.search, search_query.beginnings) * 10)::int * 50
  + 200 / (1 + length(product.name) - length(replace(product.name, ' ', '')))
)`;

/**
 * Matches English words in any of their forms, and words of other languages literally. A word that is its own stem occurs once
 * in the query, because for two alternatives PostgreSQL would estimate twice the rows and scan the whole table.
 */
function stemmedOrExact(query: string): Prisma.Sql {
  const [stems, plain] = [Prisma.sql`to_tsquery('english', ${query})`, Prisma.sql`to_tsquery('simple', ${query})`];
  return Prisma.sql`CASE WHEN ${stems} = ${plain} THEN ${plain} ELSE ${stems} || ${plain} END`;
}

/** The first words of a search text. Only letters and digits remain, so no input can break a text-search query. */
export function searchWords(text: string): string[] {
  const words =
    text
      .slice(0, MAX_LENGTH)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/**
 * Finds products by name, brand and description, by whole words or prefixes, the best match first or the newest first. One
 * statement returns a page, one more row to know whether another page follows, and the total count.
 */
export async function searchProducts(
  text: string,
  args: PageArgs,
  { categoryIds, subCategoryIds, isNewestFirst = false, columns = ID_COLUMN }: SearchOptions = {},
): Promise<{ hits: SearchHit[]; totalCount: number }> {
  const page = readPage(args);
  const words = searchWords(text);
  if (words.length === 0) return { hits: [], totalCount: 0 };
  const whole = words.join(' & ');
  const beginnings = words.map((word) => `${word}:*`).join(' & ');

  const after = page.after === null ? null : decodeCursor(page.after, hitCursor);
  const before = page.before === null ? null : decodeCursor(page.before, hitCursor);
  const bounds = [
    after && Prisma.sql`(rank, id) < (${after[0]}::int, ${after[1]}::uuid)`,
    before && Prisma.sql`(rank, id) > (${before[0]}::int, ${before[1]}::uuid)`,
  ].filter((bound) => bound !== null);
  const order = page.isBackward ? Prisma.sql`page.rank ASC, page.id ASC` : Prisma.sql`page.rank DESC, page.id DESC`;

  const rows = await queryRows<SearchHit & { totalCount: number }>(Prisma.sql`
    WITH search_query AS (
      SELECT ${stemmedOrExact(beginnings)} AS beginnings, ${stemmedOrExact(whole)} AS whole
    ), hits AS (
      SELECT product.id, ${isNewestFirst ? Prisma.sql`0` : RANK} AS rank
      FROM products product, search_query
      WHERE product.search @@ search_query.beginnings AND product.is_published AND product.deleted_at IS NULL
        ${conditionsOf({ categoryIds, subCategoryIds })}
    ), page AS (
      SELECT id, rank FROM hits page
      ${bounds.length > 0 ? Prisma.sql`WHERE ${Prisma.join(bounds, ' AND ')}` : Prisma.empty}
      ORDER BY ${order} LIMIT ${page.size + 1} OFFSET ${page.offset}
    )
    SELECT counted.*, page.rank, ${columns}
    FROM (SELECT count(*)::int AS "totalCount" FROM hits) counted
    LEFT JOIN page ON true LEFT JOIN products product ON product.id = page.id
    ORDER BY ${order}`);

  return {
    hits: rows.filter(({ id }: { id: string | null }) => id !== null),
    totalCount: rows[0]?.totalCount ?? 0,
  };
}
