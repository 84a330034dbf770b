import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AdminProductsPageQuery$variables } from './__generated__/AdminProductsPageQuery.graphql.ts';

/** How many products a page has. */
export const PAGE_SIZE = 12;
const LAST_PAGE = 100_000;
const LONGEST_SEARCH = 100;

/** What of a list can be asked for alone, by the words of the address. */
export const shows = ['low', 'out', 'hidden', 'nopicture'] as const;
export type Show = (typeof shows)[number];

export const sorts = ['NEWEST', 'NAME', 'PRICE_LOW', 'PRICE_HIGH', 'STOCK_LOW', 'STOCK_HIGH'] as const;
export type Sort = (typeof sorts)[number];

/** Which products an address asks for. */
export interface ProductsAddress {
  /** Parts of name, brand, unit or SKU. */
  q: string;
  /** The id of a category; '' for all. */
  category: string;
  /** All of these at once. */
  show: readonly Show[];
  sort: Sort;
  /** From 1. */
  page: number;
}

/** The products that `/dashboard/product?q=&category=&show=&sort=&page=` asks for; `show` may stand there more than once. */
export function readAddress(params: URLSearchParams): ProductsAddress {
  const wanted = params.getAll('show');
  return {
    q: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    category: params.get('category') ?? '',
    show: shows.filter((show) => wanted.includes(show)),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'NEWEST',
    page: pageOf(params.get('page')),
  };
}

/** The search part of the address, '' for the first page of everything; the same products have the same one. */
export function writeAddress({ q, category, show, sort, page }: ProductsAddress): string {
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q.trim());
  if (category !== '') params.set('category', category);
  for (const one of show) params.append('show', one);
  if (sort !== 'NEWEST') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** The variables of the page's query. */
export function adminProductsVariables({ request }: LoaderFunctionArgs): AdminProductsPageQuery$variables {
  const { page, ...selection } = readAddress(new URL(request.url).searchParams);
  return { ...selectionVariables(selection), offset: (page - 1) * PAGE_SIZE };
}

/** The variables that say which products are meant, whatever the page. */
export function selectionVariables({ q, category, show, sort }: Omit<ProductsAddress, 'page'>) {
  const filter = {
    ...(category !== '' && { categoryId: category }),
    ...(show.includes('low') && { isLowOnStock: true }),
    ...(show.includes('out') && { isOutOfStock: true }),
    ...(show.includes('hidden') && { isHidden: true }),
    ...(show.includes('nopicture') && { hasNoPicture: true }),
  };
  return { search: q.trim() === '' ? null : q.trim(), filter, sort };
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1;
}
