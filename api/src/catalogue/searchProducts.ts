import { z } from 'zod';
import { NO_CATALOGUE_CACHE, type CatalogueCache } from '../cache/catalogueCache.ts';
import { decodeCursor, readPage, type Page, type PageArgs } from '../core/page.ts';
import { Prisma } from '../db/generated/client.ts';
import { queryRows } from '../db/queryRows.ts';
import { conditionsOf, type ProductFilter } from './productPages.ts';

/** The filter and the order of a search. */
export interface SearchOptions extends Pick<ProductFilter, 'categoryIds' | 'subCategoryIds'> {
  isNewestFirst?: boolean;
}

/** One hit of a search, best first; `rank` and `id` are its sort keys. */
export interface SearchHit {
  id: string;
  rank: number;
}

/** Hits of a search, and how many it has in all. */
export interface SearchResult {
  hits: SearchHit[];
  totalCount: number;
}

const MAX_LENGTH = 200;
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 40;
/** The best hits that are read at once: ranking all matches takes most of the time, whatever the size of the page. */
const WINDOW_SIZE = 120;
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
 * Finds products by name, brand and description, by whole words or prefixes, the best match first or the newest first. It returns a
 * page, one more hit to know whether another page follows, and the total count. The best hits of a search are cached.
 */
export async function searchProducts(
  text: string,
  args: PageArgs,
  { cache = NO_CATALOGUE_CACHE, ...options }: SearchOptions & { cache?: CatalogueCache } = {},
): Promise<SearchResult> {
  const page = readSearchPage(args);
  const words = searchWords(text);
  if (words.length === 0) return { hits: [], totalCount: 0 };

  const slot = await cache.open<SearchResult>(JSON.stringify(['search', words, options]));
  const isWithinWindow = !page.isBackward && !page.after && !page.before && page.offset + page.size < WINDOW_SIZE;
  let best = slot.result;
  if (!best && isWithinWindow) {
    best = await rankHits(words, options, WINDOW);
    slot.store(best, best.hits.length);
  }
  const hits = best && cutPage(best, page);
  return best && hits ? { hits, totalCount: best.totalCount } : rankHits(words, options, page);
}

/** A page whose cursors are the sort keys of hits. */
interface SearchPage extends Omit<Page, 'after' | 'before'> {
  after: SearchHit | null;
  before: SearchHit | null;
}

const WINDOW: SearchPage = { size: WINDOW_SIZE - 1, isBackward: false, after: null, before: null, offset: 0 };

function readSearchPage(args: PageArgs): SearchPage {
  const page = readPage(args);
  const hitIn = (cursor: string | null): SearchHit | null => {
    if (cursor === null) return null;
    const [rank, id] = decodeCursor(cursor, hitCursor);
    return { rank, id };
  };
  return { ...page, after: hitIn(page.after), before: hitIn(page.before) };
}

/** The hits of a page, with one more when another page follows; null when the best hits do not reach as far. */
function cutPage({ hits, totalCount }: SearchResult, page: SearchPage): SearchHit[] | null {
  const { after, before, isBackward, offset, size } = page;
  const between = hits.filter((hit) => (!after || isBehind(hit, after)) && (!before || isBehind(before, hit)));
  const rows = (isBackward ? between.toReversed() : between).slice(offset, offset + size + 1);
  const reaches = hits.length === totalCount || (!isBackward && rows.length > size);
  return reaches ? rows : null;
}

function isBehind(hit: SearchHit, other: SearchHit): boolean {
  return hit.rank === other.rank ? hit.id < other.id : hit.rank < other.rank;
}

/** Ranks all matches; one statement returns a page of them and the total count. */
async function rankHits(
  words: readonly string[],
  { isNewestFirst = false, ...groups }: SearchOptions,
  { after, before, isBackward, offset, size }: SearchPage,
): Promise<SearchResult> {
  const whole = words.join(' & ');
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  const bounds = [
    after && Prisma.sql`(rank, id) < (${after.rank}::int, ${after.id}::uuid)`,
    before && Prisma.sql`(rank, id) > (${before.rank}::int, ${before.id}::uuid)`,
  ].filter((bound) => bound !== null);
  const order = isBackward ? Prisma.sql`page.rank ASC, page.id ASC` : Prisma.sql`page.rank DESC, page.id DESC`;

  const rows = await queryRows<SearchHit & { totalCount: number }>(Prisma.sql`
    WITH search_query AS (
      SELECT ${stemmedOrExact(beginnings)} AS beginnings, ${stemmedOrExact(whole)} AS whole
    ), hits AS (
      SELECT product.id, ${isNewestFirst ? Prisma.sql`0` : RANK} AS rank
      FROM products product, search_query
      WHERE product.search @@ search_query.beginnings AND product.is_published AND product.deleted_at IS NULL
        ${conditionsOf(groups)}
    ), page AS (
      SELECT id, rank FROM hits page
      ${bounds.length > 0 ? Prisma.sql`WHERE ${Prisma.join(bounds, ' AND ')}` : Prisma.empty}
      ORDER BY ${order} LIMIT ${size + 1}::int OFFSET ${offset}::int
    )
    SELECT counted.*, page.id, page.rank
    FROM (SELECT count(*)::int AS "totalCount" FROM hits) counted LEFT JOIN page ON true
    ORDER BY ${order}`);

  return {
    hits: rows.filter(({ id }: { id: string | null }) => id !== null).map(({ id, rank }) => ({ id, rank })),
    totalCount: rows[0]?.totalCount ?? 0,
  };
}
