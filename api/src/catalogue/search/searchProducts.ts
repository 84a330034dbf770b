import { z } from 'zod';
import { NO_CATALOGUE_CACHE, type CatalogueCache } from '../../cache/catalogueCache.ts';
import { decodeCursor, readPage, type Page, type PageArgs } from '../../core/page.ts';
import { cleanSearchText } from './cleanSearchText.ts';
import { rankProducts, type SearchHit, type SearchOptions } from './rankProducts.ts';
import { understandQuery, type UnderstoodWord } from './understandQuery.ts';

/** What a search looked for. */
export interface SearchedText {
  /** The text that was searched for instead; null when the text was not corrected. */
  correctedText: string | null;
  /** The words of the text that no hit has. */
  missingWords: string[];
  /** The others. */
  matchedText: string;
}

/** A page of hits, and what was searched for. */
interface SearchResult extends SearchedText {
  hits: SearchHit[];
  totalCount: number;
}

/** The best hits that are read at once: a page further on reads them all. */
const WINDOW_SIZE = 120;
const MAX_HITS = 10_000;
const NOTHING: SearchResult = { hits: [], totalCount: 0, correctedText: null, missingWords: [], matchedText: '' };
const hitCursor = z.tuple([z.int32(), z.uuid()]);

/**
 * Finds products on sale by what they are called in English, in Hindi and in other languages of India, by brand and description,
 * best first or newest first. It returns a page, one more hit to know whether another page follows, and the total count. Of
 * each word the best thousand products are looked at. The hits of a search are cached.
 */
export async function searchProducts(
  text: string,
  args: PageArgs,
  { cache = NO_CATALOGUE_CACHE, ...options }: SearchOptions & { cache?: CatalogueCache } = {},
): Promise<SearchResult> {
  const page = readSearchPage(args);
  const cleaned = cleanSearchText(text);
  if (cleaned === '') return NOTHING;
  const isDeep = page.isBackward || page.offset + page.size >= WINDOW_SIZE;
  const best = await findHits(cleaned, isDeep ? MAX_HITS : WINDOW_SIZE, { ...options, cache });
  const hits = cutPage(best, page) ?? cutPage(await findHits(cleaned, MAX_HITS, { ...options, cache }), page) ?? [];
  return { ...best, hits };
}

async function findHits(
  text: string,
  limit: number,
  { cache, ...options }: SearchOptions & { cache: CatalogueCache },
): Promise<SearchResult> {
  const slot = await cache.open<SearchResult>(JSON.stringify(['search', text, options, limit]));
  if (slot.result) return slot.result;
  const query = await understandQuery(text, options);
  const { hits, totalCount, matched } = await rankProducts(query, options, limit);
  const has = ({ position, isBrandOfOthers }: UnderstoodWord) => matched.includes(position) && !isBrandOfOthers;
  const textsOf = (words: readonly UnderstoodWord[]) => words.map(({ text: word }) => word);
  const result: SearchResult = {
    hits,
    totalCount,
    correctedText: query.correctedText,
    missingWords: textsOf(query.words.filter((word) => !has(word))),
    matchedText: textsOf(query.words.filter(has)).join(' '),
  };
  slot.store(result, hits.length);
  return result;
}

/** The ids of all products that a search of admins finds, on sale or not, in no order. */
export async function searchAllProductIds(text: string): Promise<string[]> {
  const cleaned = cleanSearchText(text);
  if (cleaned === '') return [];
  const { hits } = await findHits(cleaned, MAX_HITS, { scope: 'ALL', isNewestFirst: true, cache: NO_CATALOGUE_CACHE });
  return hits.map(({ id }) => id);
}

/** A page whose cursors are the sort keys of hits. */
interface SearchPage extends Omit<Page, 'after' | 'before'> {
  after: SearchHit | null;
  before: SearchHit | null;
}

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
  return hits.length >= totalCount || (!isBackward && rows.length > size) ? rows : null;
}

function isBehind(hit: SearchHit, other: SearchHit): boolean {
  return hit.rank === other.rank ? hit.id < other.id : hit.rank < other.rank;
}
