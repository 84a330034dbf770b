import MiniSearch from 'minisearch';
import { searchProducts } from '../../api/src/shop/search/searchProducts.ts';
import { READ } from './scoreQuery.ts';
import type { SearchedProduct } from './catalogues.ts';

/** Finds products for a query, best first. */
export type Ranker = (query: string) => Promise<string[]>;

/** The shop's search, and two that it is compared with. */
export function rankersOf(products: readonly SearchedProduct[]): Record<string, Ranker> {
  return { kirana: rankByShop, bm25: bm25Ranker(products), substring: substringRanker(products) };
}

/** The shop's own search. */
export async function rankByShop(query: string): Promise<string[]> {
  const { hits } = await searchProducts(query, { first: READ });
  return hits.slice(0, READ).map(({ id }) => id);
}

/** BM25+ over the words of all fields, as a search library does it without further options. */
function bm25Ranker(products: readonly SearchedProduct[]): Ranker {
  const fields = ['name', 'brand', 'unit', 'subCategories', 'description'];
  const index = new MiniSearch<SearchedProduct>({
    fields,
    extractField: (product, field) => String(product[field as keyof SearchedProduct] ?? ''),
  });
  index.addAll(products);
  return async (query) =>
    index
      .search(query)
      .slice(0, READ)
      .map(({ id }) => String(id));
}

/** Products whose name contains the query, by name. */
function substringRanker(products: readonly SearchedProduct[]): Ranker {
  const names = products
    .map(({ id, name }) => ({ id, name: name.toLowerCase() }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return async (query) => {
    const part = query.trim().toLowerCase();
    return names
      .filter(({ name }) => name.includes(part))
      .slice(0, READ)
      .map(({ id }) => id);
  };
}
