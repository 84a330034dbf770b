import { NO_CATALOGUE_CACHE, type CatalogueCache } from '../../../platform/cache/catalogueCache.ts';
import { COSTS } from '../../../platform/limits/costBudget.ts';
import { cleanSearchText } from '../cleanSearchText.ts';
import type { SearchedText } from '../findHits.ts';
import { readHitContext, type HitName } from '../readHitContext.ts';
import { searchProducts } from '../searchProducts.ts';
import { suggestBrands } from './suggestBrands.ts';
import { suggestQueries } from './suggestQueries.ts';
import { suggestSubCategories } from './suggestSubCategories.ts';

/** What a shopper may be looking for, from what is typed. */
export interface SearchSuggestions {
  /** The text that is searched for instead; null when the text is not corrected. */
  correctedText: string | null;
  /** Texts that find something, the likeliest first. */
  queries: string[];
  /** Ids of sub-categories, the nearest first. */
  subCategoryIds: string[];
  brands: string[];
  /** Ids of products in stock, best first. */
  productIds: string[];
}

/** The most products that are suggested. */
export const MAX_SUGGESTED_PRODUCTS = 10;
const NOTHING: SearchSuggestions = {
  correctedText: null,
  queries: [],
  subCategoryIds: [],
  brands: [],
  productIds: [],
};

/** Suggests what a text that is being typed may become: by the hits of its search, which is read as far as it was typed. */
export async function suggestSearch(
  text: string,
  cache: CatalogueCache = NO_CATALOGUE_CACHE,
): Promise<SearchSuggestions> {
  const slot = await cache.open<SearchSuggestions>(
    JSON.stringify(['suggestions', cleanSearchText(text)]),
    COSTS.suggestions,
  );
  if (slot.result) return slot.result;
  const found = await searchProducts(text, { first: 1 }, { cache });
  const suggestions = await suggestFrom(found);
  slot.store(suggestions, suggestions.productIds.length + suggestions.subCategoryIds.length);
  return suggestions;
}

async function suggestFrom({ text, missingWords, understood }: SearchedText): Promise<SearchSuggestions> {
  if (!understood || understood.bestIds.length === 0) return NOTHING;
  const { names, groups } = await readHitContext(understood.bestIds, termsOf(understood));
  return {
    correctedText: understood.correctedText,
    queries: suggestQueries({ ...understood, text, missingWords }, names),
    subCategoryIds: suggestSubCategories(groups, understood.bestIds.length),
    brands: suggestBrands(understood.words, names),
    productIds: distinctNames(names.filter(({ isSoldOut }) => !isSoldOut)).slice(0, MAX_SUGGESTED_PRODUCTS),
  };
}

/** The first product of each name: the page of the search shows its other pack sizes. */
function distinctNames(names: readonly HitName[]): string[] {
  return [...Map.groupBy(names, ({ name, brand }) => JSON.stringify([name, brand])).values()].flatMap(
    ([first]) => first?.id ?? [],
  );
}

/** The terms that the text has, and those that its last words begin. */
function termsOf({ terms, completions }: { terms: { term: string }[]; completions: { term: string }[] }): string[] {
  return [...new Set([...terms, ...completions].map(({ term }) => term))];
}
