import { NO_CATALOGUE_CACHE, readCached, type CatalogueCache } from '../../platform/cache/catalogueCache.ts';
import { COSTS } from '../../platform/limits/costBudget.ts';
import { rankInCursor, readPage, type PageArgs } from '../../platform/core/page.ts';
import { filterConditions, type ProductFilter, conditionsSql } from '../catalogue/filters/productFilter.ts';
import { type ProductSort, sortKey } from '../catalogue/filters/productSort.ts';
import { cleanSearchText } from './searchText.ts';
import { findHits, MAX_HITS, type FoundHits } from './findHits.ts';
import type { SearchHit } from './rankProducts.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { planRows } from '../../platform/db/queryRows.ts';
import { AVAILABLE_FOR_SALE_SQL } from '../catalogue/availableForSale.ts';

/** How a search is read, filtered and sorted. */
export interface SearchOptions {
  /** Whether misspelled words are corrected; they are unless it is false. */
  isCorrected?: boolean;
  filter?: ProductFilter;
  sort?: ProductSort;
  /** Whether all hits are found at once, because they are needed anyway. */
  areAllFound?: boolean;
}

/** The best hits that are read at once: a page further on reads them all. */
const WINDOW_SIZE = 120;

/**
 * Finds products on sale by what they are called in English, in Hindi and in other languages of India, by brand and description,
 * best first or in another order. It returns a page, one more hit to know whether another page follows, and the total count. The
 * hits of a search are cached.
 */
export async function searchProducts(
  text: string,
  args: PageArgs,
  { cache = NO_CATALOGUE_CACHE, ...options }: SearchOptions & { cache?: CatalogueCache } = {},
): Promise<FoundHits> {
  const page = readSearchPage(args);
  const { filter = {}, sort = 'BEST_MATCH', isCorrected = true, areAllFound = false } = options;
  const { byKind, others } = filterConditions(filter);
  if (byKind.size + others.length > 0 || sort !== 'BEST_MATCH') {
    const refined = await findRefined(text, { filter, sort, isCorrected, cache });
    return { ...refined, hits: cutPage(refined, page) ?? [] };
  }
  const isDeep = areAllFound || page.isBackward || page.offset + page.size >= WINDOW_SIZE;
  const best = await findHits(text, isDeep ? MAX_HITS : WINDOW_SIZE, { isCorrected, cache });
  const hits = cutPage(best, page) ?? cutPage(await findHits(text, MAX_HITS, { isCorrected, cache }), page) ?? [];
  return { ...best, hits };
}

/** All hits that match a filter, in the order asked for. */
function findRefined(
  text: string,
  options: { filter: ProductFilter; sort: ProductSort; isCorrected: boolean; cache: CatalogueCache },
): Promise<FoundHits> {
  const { filter, sort, isCorrected, cache } = options;
  const key = ['refined', cleanSearchText(text), isCorrected, filter, sort];
  return readCached(cache, { key, cost: COSTS.search, sizeOf: ({ hits }) => hits.length }, async () => {
    const found = await findHits(text, MAX_HITS, { isCorrected, cache });
    const hits = found.hits.length === 0 ? [] : await refineHits(found.hits, filter, sort);
    return { ...found, hits, totalCount: hits.length };
  });
}

/** The ids of the products that a search of admins finds, on sale or not, or of the best ones; a strict one ignores no word. */
export async function searchAllProductIds(
  text: string,
  { limit = MAX_HITS, isStrict = false }: { limit?: number; isStrict?: boolean } = {},
): Promise<string[]> {
  const { hits, missingWords } = await findHits(text, limit, { scope: 'ALL', cache: NO_CATALOGUE_CACHE });
  return isStrict && missingWords.length > 0 ? [] : hits.map(({ id }) => id);
}

/** A page whose cursors are the sort keys of hits. */
function readSearchPage(args: PageArgs) {
  const page = readPage(args);
  const hitIn = (cursor: string | null): SearchHit | null => {
    if (cursor === null) return null;
    const [rank, id] = rankInCursor(cursor);
    return { rank, id };
  };
  return { ...page, after: hitIn(page.after), before: hitIn(page.before) };
}

/** The hits of a page, with one more when another page follows; null when the best hits do not reach as far. */
function cutPage({ hits, totalCount }: FoundHits, page: ReturnType<typeof readSearchPage>): SearchHit[] | null {
  const { after, before, isBackward, offset, size } = page;
  const between = hits.filter((hit) => (!after || isBehind(hit, after)) && (!before || isBehind(before, hit)));
  const rows = (isBackward ? between.toReversed() : between).slice(offset, offset + size + 1);
  return hits.length >= totalCount || (!isBackward && rows.length > size) ? rows : null;
}

function isBehind(hit: SearchHit, other: SearchHit): boolean {
  return hit.rank === other.rank ? hit.id < other.id : hit.rank < other.rank;
}

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
async function refineHits(hits: readonly SearchHit[], filter: ProductFilter, sort: ProductSort): Promise<SearchHit[]> {
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
