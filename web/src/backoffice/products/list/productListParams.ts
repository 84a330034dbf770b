import type { LoaderFunctionArgs } from 'react-router-dom';
import { readSort } from '../../ui/readSort.ts';
import { productViewStore } from './table/tableColumns.ts';
import type { AdminProductsPageQuery$variables } from './__generated__/AdminProductsPageQuery.graphql.ts';

/** The number of products per page, by view. */
export const PAGE_SIZES = { cards: 12, table: 48 } as const;
const LAST_PAGE = 100_000;
const MAX_SEARCH_LENGTH = 100;

/** The filters of a list by their values in the URL. */
export const productFlags = [
  { value: 'low', label: 'Low stock' },
  { value: 'out', label: 'Out of stock' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'nopicture', label: 'No picture' },
  { value: 'undeclared', label: 'Declarations missing' },
] as const;
type ProductFlag = (typeof productFlags)[number]['value'];

export const sorts = [
  { value: 'NEWEST', label: 'Newest first' },
  { value: 'OLDEST', label: 'Oldest first' },
  { value: 'NAME_ASC', label: 'Name' },
  { value: 'NAME_DESC', label: 'Name, Z to A' },
  { value: 'SKU_ASC', label: 'SKU' },
  { value: 'SKU_DESC', label: 'SKU, Z to A' },
  { value: 'PRICE_ASC', label: 'MRP, low to high' },
  { value: 'PRICE_DESC', label: 'MRP, high to low' },
  { value: 'STOCK_ASC', label: 'Stock, low to high' },
  { value: 'STOCK_DESC', label: 'Stock, high to low' },
  { value: 'RECENTLY_UPDATED', label: 'Recently updated' },
  { value: 'LEAST_RECENTLY_UPDATED', label: 'Least recently updated' },
] as const;
export type Sort = (typeof sorts)[number]['value'];

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

const flagValues = productFlags.map(({ value }) => value);

/** The flags with one of them added or removed, in their order. */
export function toggleFlag(flags: readonly ProductFlag[], toggled: ProductFlag): ProductFlag[] {
  return flagValues.filter((flag) => (flag === toggled) !== flags.includes(flag));
}

/** Parses `/dashboard/product?q=&category=&show=&sort=&page=`; `show` may be repeated. */
export function parseProductListParams(params: URLSearchParams): ProductListParams {
  const requested = params.getAll('show');
  const requestedSort = readSort(params);
  return {
    q: (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
    category: params.get('category') ?? '',
    show: flagValues.filter((show) => requested.includes(show)),
    sort: sorts.find(({ value }) => value === requestedSort)?.value ?? 'NEWEST',
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
    ...(show.includes('undeclared') && { isMissingDeclarations: true }),
  };
  return { search: q.trim() === '' ? null : q.trim(), filter, sort };
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 ? Math.min(page, LAST_PAGE) : 1;
}
