import type { CatalogueCache } from '../../cache/catalogueCache.ts';
import { cleanSearchText } from './cleanSearchText.ts';
import { rankProducts, type SearchHit } from './rankProducts.ts';
import { understandQuery, type UnderstandingOptions, type UnderstoodWord } from './understandQuery.ts';

/** What a search looked for. */
export interface SearchedText {
  /** The text that was searched for instead; null when the text was not corrected. */
  correctedText: string | null;
  /** The words of the text that no hit has. */
  missingWords: string[];
  /** The others. */
  matchedText: string;
}

/** The best hits of a search, the number of all, and what was searched for. */
export interface FoundHits extends SearchedText {
  hits: SearchHit[];
  totalCount: number;
}

/** The most hits that a search has. */
export const MAX_HITS = 10_000;

const NOTHING: FoundHits = { hits: [], totalCount: 0, correctedText: null, missingWords: [], matchedText: '' };

/** The best hits of a text, which are cached; of each word the best thousand products are looked at. */
export async function findHits(
  text: string,
  limit: number,
  { cache, scope = 'ON_SALE', ...options }: UnderstandingOptions & { cache: CatalogueCache },
): Promise<FoundHits> {
  const cleaned = cleanSearchText(text);
  if (cleaned === '') return NOTHING;
  const slot = await cache.open<FoundHits>(JSON.stringify(['search', cleaned, scope, options, limit]));
  if (slot.result) return slot.result;
  const query = await understandQuery(cleaned, { ...options, scope });
  const { hits, totalCount, matched } = await rankProducts(query, scope, limit);
  const has = ({ position, isBrandOfOthers }: UnderstoodWord) => matched.includes(position) && !isBrandOfOthers;
  const textsOf = (words: readonly UnderstoodWord[]) => words.map(({ text: word }) => word);
  const result: FoundHits = {
    hits,
    totalCount,
    correctedText: query.correctedText,
    missingWords: textsOf(query.words.filter((word) => !has(word))),
    matchedText: textsOf(query.words.filter(has)).join(' '),
  };
  slot.store(result, hits.length);
  return result;
}
