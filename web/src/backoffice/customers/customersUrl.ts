import type { LoaderFunctionArgs } from 'react-router-dom';
import type { CustomersPageQuery$variables } from './__generated__/CustomersPageQuery.graphql.ts';
import { sortTexts } from './texts.ts';

const MAX_SEARCH_LENGTH = 100;

type Sort = NonNullable<CustomersPageQuery$variables['sort']>;

/** The list's URL parameters: the search, `blocked` or `notes` for those customers alone, and the order. */
export const filterNames = ['q', 'show', 'sort'] as const;

const FILTERS: Readonly<Record<string, CustomersPageQuery$variables['filter']>> = {
  blocked: { isBlocked: true },
  notes: { hasNotes: true },
};

/** Query variables from `/dashboard/customers?q=&show=&sort=`; invalid parameters are ignored. */
export function customersVariables({ request }: Pick<LoaderFunctionArgs, 'request'>): CustomersPageQuery$variables {
  const params = new URL(request.url).searchParams;
  const search = (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const sort = params.get('sort') ?? '';
  return {
    search: search === '' ? null : search,
    filter: FILTERS[params.get('show') ?? ''] ?? null,
    sort: isSort(sort) ? sort : 'NEWEST',
  };
}

function isSort(text: string): text is Sort {
  return text in sortTexts;
}

/** The path of the file with the customers that the list shows. */
export function customersFilePath({ search, filter }: CustomersPageQuery$variables): string {
  const params = new URLSearchParams({
    ...(search != null && { search }),
    ...(filter?.isBlocked != null && { isBlocked: String(filter.isBlocked) }),
    ...(filter?.hasNotes != null && { hasNotes: String(filter.hasNotes) }),
  });
  return params.size === 0 ? '/customers.csv' : `/customers.csv?${params.toString()}`;
}
