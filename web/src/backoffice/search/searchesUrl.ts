import type { LoaderFunctionArgs } from 'react-router-dom';
import { overviewSearch, rangeOf } from '../overview/overviewUrl.ts';
import { keysOf } from '../ui/keysOf.ts';
import { readSort } from '../ui/readSort.ts';
import type { SearchesPageQuery$variables } from './__generated__/SearchesPageQuery.graphql.ts';
import type { SearchQueryPageQuery$variables } from './__generated__/SearchQueryPageQuery.graphql.ts';
import { outcomeTexts, sortTexts } from './texts.ts';

export const filterNames = ['days', 'q', 'outcome', 'sort'] as const;

/** The longest text that the server takes. */
const MAX_TEXT_LENGTH = 200;

/** Query variables from the page's URL; invalid parameters are ignored. */
export function searchesVariables({ request }: Pick<LoaderFunctionArgs, 'request'>): SearchesPageQuery$variables {
  const params = new URL(request.url).searchParams;
  const text = (params.get('q') ?? '').trim();
  return {
    days: rangeOf(params.get('days')),
    search: text === '' ? null : text.slice(0, MAX_TEXT_LENGTH),
    outcome: keysOf(outcomeTexts).find((outcome) => outcome === params.get('outcome')) ?? null,
    sort: keysOf(sortTexts).find((sort) => sort === readSort(params)) ?? 'SEARCHES',
  };
}

/** Query variables from the URL of one search. */
export function searchQueryVariables({
  request,
  params,
}: Pick<LoaderFunctionArgs, 'request' | 'params'>): SearchQueryPageQuery$variables {
  return {
    query: (params['query'] ?? '').slice(0, MAX_TEXT_LENGTH),
    days: rangeOf(new URL(request.url).searchParams.get('days')),
  };
}

/** The path of the page about one search. */
export function searchQueryPath(query: string, days: number): string {
  return `/dashboard/searches/${encodeURIComponent(query)}${overviewSearch(days)}`;
}
