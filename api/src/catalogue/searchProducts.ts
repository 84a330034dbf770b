import { z } from 'zod';
import { db } from '../db/client.ts';
import { Prisma } from '../db/generated/client.ts';
import { decodeCursor, readPage, type PageArgs } from '../graphql/connection.ts';

/** What to narrow a search down to, and in which order. */
export interface SearchWishes {
  categoryIds?: readonly string[] | undefined;
  subCategoryIds?: readonly string[] | undefined;
  isNewestFirst?: boolean;
}

/** One hit of a search, best first; `rank` and `id` are its sort keys. */
export interface SearchHit {
  id: string;
  rank: number;
}

const MAX_LENGTH = 200;
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 40;
const hitCursor = z.tuple([z.int32(), z.uuid()]);

/**
 * How well a product matches, as a coarse whole number, so that equally good ones stay in the shop's order:
 * whole words count more than beginnings, the name more than brand and description, a short name more than a long one.
 */
const RANK = Prisma.sql`(
  (ts_rank('{0.02, 0.1, 0.4, 1}', product.search, wanted.whole) * 30)::int * 100
  + (ts_rank('{0.02, 0.1, 0.4, 1}', product.search, wanted.beginnings) * 10)::int * 50
  + 200 / (1 + length(product.name) - length(replace(product.name, ' ', '')))
)`;

/**
 * Matches English words in any of their forms, and the words of other languages as they are. A word that is its own stem
 * is asked for once, because PostgreSQL expects twice as many rows of two alternatives, and would read the whole table.
 */
function eitherForm(query: string): Prisma.Sql {
  const [stems, plain] = [Prisma.sql`to_tsquery('english', ${query})`, Prisma.sql`to_tsquery('simple', ${query})`];
  return Prisma.sql`CASE WHEN ${stems} = ${plain} THEN ${plain} ELSE ${stems} || ${plain} END`;
}

/** The first words of what a person typed. Only letters and digits survive, so no input can break a text-search query. */
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
 * Finds products by name, brand and description, whole words or their beginnings, best match first unless the newest are wanted
 * first. One statement gives one page (with one row more, to tell whether there is another) and the count of all.
 */
export async function searchProducts(
  text: string,
  args: PageArgs,
  { categoryIds, subCategoryIds, isNewestFirst = false }: SearchWishes = {},
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
  const places = [
    categoryIds &&
      Prisma.sql`AND product.id IN (SELECT product_id FROM product_categories WHERE category_id = ANY(${categoryIds}::uuid[]))`,
    subCategoryIds &&
      Prisma.sql`AND product.id IN (SELECT product_id FROM product_sub_categories WHERE sub_category_id = ANY(${subCategoryIds}::uuid[]))`,
  ].filter((place) => place !== undefined);
  const order = page.isBackward ? Prisma.sql`rank ASC, id ASC` : Prisma.sql`rank DESC, id DESC`;

  const rows = await db.$queryRaw<{ id: string | null; rank: number; total: bigint }[]>`
    WITH wanted AS (
      SELECT ${eitherForm(beginnings)} AS beginnings, ${eitherForm(whole)} AS whole
    ), hits AS (
      SELECT product.id, ${isNewestFirst ? Prisma.sql`0` : RANK} AS rank
      FROM products product, wanted
      WHERE product.search @@ wanted.beginnings AND product.is_published AND product.deleted_at IS NULL
        ${Prisma.join([Prisma.empty, ...places], ' ')}
    ), page AS (
      SELECT id, rank FROM hits
      ${bounds.length > 0 ? Prisma.sql`WHERE ${Prisma.join(bounds, ' AND ')}` : Prisma.empty}
      ORDER BY ${order} LIMIT ${page.size + 1} OFFSET ${page.offset}
    )
    SELECT page.id, page.rank, counted.total
    FROM (SELECT count(*) AS total FROM hits) counted LEFT JOIN page ON true
    ORDER BY ${order}`;

  return {
    hits: rows.flatMap(({ id, rank }) => (id === null ? [] : [{ id, rank }])),
    totalCount: Number(rows[0]?.total ?? 0),
  };
}
