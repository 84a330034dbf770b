import type { CatalogueCache } from '../../../platform/cache/catalogueCache.ts';
import { COSTS } from '../../../platform/limits/costBudget.ts';
import { cleanSearchText } from '../../search/cleanSearchText.ts';
import { findHits, MAX_HITS } from '../../search/findHits.ts';
import { countFacets } from './countFacets.ts';
import type { ProductFacets } from './productFacets.ts';
import type { ProductFilter } from './productFilter.ts';

/** A filtered list: of the hits of a search, or of products without one. */
export interface FacetedList {
  filter: ProductFilter;
  search: { text: string; isCorrected: boolean } | null;
}

/** The facets of a list, which are cached; null without a search, a category and a sub-category, because all products would be counted. */
export async function findFacets(
  { filter, search }: FacetedList,
  cache: CatalogueCache,
): Promise<ProductFacets | null> {
  if (!search && !filter.categoryIds && !filter.subCategoryIds) return null;
  const searched = search && [cleanSearchText(search.text), search.isCorrected];
  const slot = await cache.open<ProductFacets>(JSON.stringify(['facets', searched, filter]), COSTS.facets);
  if (slot.result) return slot.result;
  const found = search && (await findHits(search.text, MAX_HITS, { isCorrected: search.isCorrected, cache }));
  const facets = await countFacets(filter, found && found.hits.map(({ id }) => id));
  slot.store(facets, sizeOf(facets));
  return facets;
}

function sizeOf(facets: ProductFacets): number {
  return Object.values(facets).reduce<number>((size, values) => size + (Array.isArray(values) ? values.length : 1), 0);
}
