import type { LoaderFunctionArgs } from 'react-router-dom';
import { productViewStore } from './table/tableColumns.ts';
import type { AdminProductsPageQuery$variables } from './__generated__/AdminProductsPageQuery.graphql.ts';

/** The number of products per page, by view. */
export const PAGE_SIZES = { cards: 12, table: 48 } as const;
const LAST_PAGE = 100_000;
const MAX_SEARCH_LENGTH = 100;

/** The filters of a list by their values in the URL. */
export const productFlags = ['low', 'out', 'hidden', 'nopicture'] as const;
export type ProductFlag = (typeof productFlags)[number];

export const sorts = [
  'NEWEST',
  'OLDEST',
  'NAME',
  'NAME_DESCENDING',
  'SKU',
  'SKU_DESCENDING',
  'PRICE_LOW',
  'PRICE_HIGH',
  'STOCK_LOW',
  'STOCK_HIGH',
  'RECENTLY_UPDATED',
  'LEAST_RECENTLY_UPDATED',
] as const;
export type Sort = (typeof sorts)[number];

/** The parameters of the product list. */
export interface ProductListParams {
  /** Words of the name, brand, unit or SKU. */
  q: string;
  /** The id of a category; '' for all. */
  category: string;
  /** Filters, combined with AND. */
  show: readonly ProductFlag[];
  sort: Sort;
  /** Starts at 1. */
  page: number;
}

/** Parses `/dashboard/product?q=&category=&show=&sort=&page=`; `show` may be repeated. */
export function parseProductListParams(params: URLSearchParams): ProductListParams {
  const requested = params.getAll('show');
  return {
    q: (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    category: params.get('category') ?? '',
    show: productFlags.filter((show) => requested.includes(show)),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'NEWEST',
    page: pageOf(params.get('page')),
  };
}

/** The canonical search part of the URL; '' for the first page of all products. */
export function formatProductListParams({ q, category, show, sort, page }: ProductListParams): string {
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q.trim());
  if (category !== '') params.set('category', category);
  for (const one of show) params.append('show', one);
  if (sort !== 'NEWEST') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** The variables of the page's query, for the view that this browser has chosen. */
export function adminProductsVariables({ request }: LoaderFunctionArgs): AdminProductsPageQuery$variables {
  const { page, ...selection } = parseProductListParams(new URL(request.url).searchParams);
  const view = productViewStore.view();
  const first = PAGE_SIZES[view];
  return { ...selectionVariables(selection), first, offset: (page - 1) * first, isTable: view === 'table' };
}

/** The variables that filter and sort the products, without the page. */
export function selectionVariables({ q, category, show, sort }: Omit<ProductListParams, 'page'>) {
  const filter = {
    ...(category !== '' && { categoryId: category }),
    ...(show.includes('low') && { isLowOnStock: true }),
    ...(show.includes('out') && { isOutOfStock: true }),
    ...(show.includes('hidden') && { availableForSale: false }),
    ...(show.includes('nopicture') && { hasNoPicture: true }),
  };
  return { search: q.trim() === '' ? null : q.trim(), filter, sort };
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1;
}
