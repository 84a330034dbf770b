import { startTransition, useMemo, useOptimistic } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useLocation, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router-dom';
import { useLoadedQuery } from '../../../relay/preload.ts';
import { isExactSearch, searchedText, searchPath } from '../paths.ts';
import facetsQuery, { type FilterFacetsQuery } from './__generated__/FilterFacetsQuery.graphql.ts';
import { filterParams, filteredPath, readFilters, type FilteredList, type ProductFilters } from './url/readFilters.ts';

/** The filters of the list on the page. */
export interface FilterState {
  list: FilteredList;
  /** Those that the shopper has chosen last; the products on the screen follow. */
  filters: ProductFilters;
  /** How many values are chosen; the order is none. */
  count: number;
  /** Whether the products on the screen are filtered. */
  isFiltered: boolean;
  /** The list without its filters. */
  basePath: string;
  /** The list with its filters. */
  path: string;
  /** Whether the products on the screen are those of earlier filters. */
  isBusy: boolean;
  change: (filters: ProductFilters) => void;
  clear: () => void;
  facetsRef: PreloadedQuery<FilterFacetsQuery>;
}

/** The filters in the page's URL. A change is a navigation, which Back undoes, and shows in the controls at once. */
export function useFilters(list: FilteredList): FilterState {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const present = useMemo(() => readFilters(params, list), [params, list]);
  const [filters, choose] = useOptimistic(present);
  const loaded = useRouteLoaderData(`${list}Facets`) as PreloadedQuery<FilterFacetsQuery>; // routes.tsx names it so
  const facetsRef = useLoadedQuery<FilterFacetsQuery>(facetsQuery, loaded);
  const basePath = list === 'search' ? searchPath(searchedText(params), isExactSearch(params)) : pathname;

  const change = (next: ProductFilters) => {
    startTransition(async () => {
      choose(next);
      await navigate(filteredPath(basePath, next));
    });
  };
  return {
    list,
    filters,
    count: countFilters(filters),
    isFiltered: countFilters(present) > 0,
    basePath,
    path: filteredPath(basePath, present),
    isBusy: filters !== present,
    change,
    clear: () => change({ ...readFilters(new URLSearchParams(), list), sort: filters.sort }),
    facetsRef,
  };
}

function countFilters(filters: ProductFilters): number {
  return filterParams({ ...filters, sort: null }).length;
}
