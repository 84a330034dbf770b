import type { CatalogueCache } from '../../platform/cache/catalogueCache.ts';
import { COSTS } from '../../platform/limits/costBudget.ts';
import { shopDay } from '../../platform/core/shopCalendar.ts';
import { cleanSearchText } from './searchText.ts';
import { rankProducts, type SearchHit } from './rankProducts.ts';
import { applySearchRules, findSearchRules } from './rules/searchRules.ts';
import {
  understandQuery,
  type UnderstandingOptions,
  type UnderstoodQuery,
  type UnderstoodWord,
} from './understandQuery.ts';

/** What a search looked for. */
export interface SearchedText {
  /** The text that was searched for instead; null when the text was not corrected. */
  correctedText: string | null;
  /** The words of the text that no hit has. */
  missingWords: string[];
  /** The others. */
  matchedText: string;
  /** The text that counts, and the number of products that it finds. */
  text: string;
  totalCount: number;
  /** What was understood; null when the text has no words. */
  understood: UnderstoodSearch | null;
}

/** What a search text means, and the best products that it finds. */
export interface UnderstoodSearch extends UnderstoodQuery {
  bestIds: string[];
}

/** The best hits of a search, and what was searched for. */
export interface FoundHits extends SearchedText {
  hits: SearchHit[];
}

export const MAX_HITS = 10_000;

/** The best hits that say what a search is about. */
const BEST_HITS = 40;
const NOTHING: FoundHits = {
  text: '',
  hits: [],
  totalCount: 0,
  correctedText: null,
  missingWords: [],
  matchedText: '',
  understood: null,
};

/** The best hits of a text, as the rules of admins for the search order them; of each word the best thousand products are looked at. The hits are cached. */
export async function findHits(
  text: string,
  limit: number,
  { cache, scope = 'AVAILABLE_FOR_SALE', ...options }: UnderstandingOptions & { cache: CatalogueCache },
): Promise<FoundHits> {
  const cleaned = cleanSearchText(text);
  if (cleaned === '') return NOTHING;
  const slot = await cache.open<FoundHits>(
    JSON.stringify(['search', cleaned, scope, options, limit, shopDay(new Date())]),
    COSTS.search,
  );
  if (slot.result) return slot.result;
  const query = await understandQuery(cleaned, { ...options, scope });
  const rules = scope === 'AVAILABLE_FOR_SALE' ? await findSearchRules(cleaned, query, cache) : [];
  const ranked = await rankProducts(query, scope, rules.length === 0 ? limit : MAX_HITS);
  const hits = rules.length === 0 ? ranked.hits : applySearchRules(ranked.hits, rules);
  const totalCount = ranked.totalCount + hits.length - ranked.hits.length; // with pins that are no hits
  const matched =
    ranked.totalCount === 0 && totalCount > 0 ? query.words.map(({ position }) => position) : ranked.matched;
  const has = ({ position, isBrandOfOthers }: UnderstoodWord) => matched.includes(position) && !isBrandOfOthers;
  const textsOf = (words: readonly UnderstoodWord[]) => words.map(({ text: word }) => word);
  const result: FoundHits = {
    text: cleaned,
    hits,
    totalCount,
    correctedText: query.correctedText,
    missingWords: textsOf(query.words.filter((word) => !has(word))),
    matchedText: textsOf(query.words.filter(has)).join(' '),
    understood: { ...query, bestIds: hits.slice(0, BEST_HITS).map(({ id }) => id) },
  };
  slot.store(result, hits.length);
  return result;
}
