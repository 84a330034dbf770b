import { NO_CATALOGUE_CACHE, readCached, type CatalogueCache } from '../../../platform/cache/catalogueCache.ts';
import { COSTS } from '../../../platform/limits/costBudget.ts';
import { cleanSearchText } from '../searchText.ts';
import type { SearchedText } from '../findHits.ts';
import { readHitContext, type HitName, type HitGroup } from '../rankProducts.ts';
import { searchProducts } from '../searchProducts.ts';
import { suggestQueries } from './suggestQueries.ts';
import type { UnderstoodWord } from '../understandQuery.ts';

const MAX_SUB_CATEGORIES = 3;

/** The share of the best hits from which a sub-category is one that the search is about, whatever its name. */
const MAJOR_SHARE = 0.4;

/** The share that one with such a name needs. */
const NAMED_SHARE = 0.05;

/** The share of the next ones, when there are none such: those of a brand, and of a category. */
const MINOR_SHARE = 0.1;

const MAX_BRANDS = 3;

/** A brand that the text does not name has so many of the best hits. */
const MIN_HITS = 2;

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

export const MAX_SUGGESTED_PRODUCTS = 10;
const NOTHING: SearchSuggestions = { correctedText: null, queries: [], subCategoryIds: [], brands: [], productIds: [] };

/** Suggests what a text that is being typed may become: by the hits of its search, which is read as far as it was typed. */
export function suggestSearch(text: string, cache: CatalogueCache = NO_CATALOGUE_CACHE): Promise<SearchSuggestions> {
  const sizeOf = ({ productIds, subCategoryIds }: SearchSuggestions) => productIds.length + subCategoryIds.length;
  const slot = { key: ['suggestions', cleanSearchText(text)], cost: COSTS.suggestions, sizeOf };
  return readCached(cache, slot, async () => suggestFrom(await searchProducts(text, { first: 1 }, { cache })));
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

/** The brands of the best hits: those with a word that begins with one of the text, then those of most hits. */
function suggestBrands(typed: readonly UnderstoodWord[], names: readonly HitName[]): string[] {
  const brands = new Map<string, { isNamed: boolean; hits: number }>();
  for (const { brand, brandWords } of names) {
    if (brand === null) continue;
    const isNamed = brandWords.some((word) => typed.some(({ text }) => word.startsWith(text)));
    brands.set(brand, { isNamed, hits: (brands.get(brand)?.hits ?? 0) + 1 });
  }
  return [...brands]
    .filter(([, { isNamed, hits }]) => isNamed || hits >= MIN_HITS)
    .sort(([, one], [, other]) => Number(other.isNamed) - Number(one.isNamed) || other.hits - one.hits)
    .slice(0, MAX_BRANDS)
    .map(([brand]) => brand);
}

/** The ids of the sub-categories that a search is about: those with its words in their names, then those of most of its best hits. */
function suggestSubCategories(groups: readonly HitGroup[], hitCount: number): string[] {
  const shareOf = (group: HitGroup) => group.hitCount / hitCount;
  const isNamed = (group: HitGroup) => group.headShare > 0 && shareOf(group) >= NAMED_SHARE;
  const scoreOf = (group: HitGroup) => (isNamed(group) ? group.headShare : 0) + shareOf(group);
  const found = groups
    .filter(({ kind }) => kind === 'SubCategory')
    .sort((one, other) => scoreOf(other) - scoreOf(one) || one.bestPlace - other.bestPlace);
  const meant = found.filter((group) => isNamed(group) || shareOf(group) >= MAJOR_SHARE);
  const listed = meant.length > 0 ? meant : found.filter((group) => shareOf(group) >= MINOR_SHARE);
  return listed.slice(0, MAX_SUB_CATEGORIES).map(({ id }) => id);
}
