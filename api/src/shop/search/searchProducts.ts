import { NO_CATALOGUE_CACHE, readCached, type CatalogueCache } from '../../platform/cache/catalogueCache.ts';
import { COSTS } from '../../platform/limits/costBudget.ts';
import { rankInCursor, readPage, type PageArgs } from '../../platform/core/page.ts';
import { filterConditions, type ProductFilter } from '../catalogue/filters/productFilter.ts';
import type { ProductSort } from '../catalogue/filters/productSort.ts';
import { refineHits } from '../catalogue/filters/refineHits.ts';
import { cleanSearchText } from './searchText.ts';
import { findHits, MAX_HITS, type FoundHits } from './findHits.ts';
import type { SearchHit } from './rankProducts.ts';

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

/** The ids of the products that a search of admins finds, on sale or not, or of the best ones of them. */
export async function searchAllProductIds(text: string, limit = MAX_HITS): Promise<string[]> {
  const { hits } = await findHits(text, limit, { scope: 'ALL', cache: NO_CATALOGUE_CACHE });
  return hits.map(({ id }) => id);
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
