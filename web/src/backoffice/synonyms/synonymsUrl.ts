import type { LoaderFunctionArgs } from 'react-router-dom';
import { keysOf } from '../ui/keysOf.ts';
import type { SynonymsPageQuery$variables } from './__generated__/SynonymsPageQuery.graphql.ts';
import { departmentTexts, statusTexts } from './texts.ts';

export const filterNames = ['q', 'department', 'status', 'sold'] as const;

const MAX_TERM_LENGTH = 100;

/** Query variables from the page's URL; invalid parameters are ignored. */
export function synonymsVariables({ request }: LoaderFunctionArgs): SynonymsPageQuery$variables {
  const params = new URL(request.url).searchParams;
  const department = keysOf(departmentTexts).find((key) => key === params.get('department'));
  const status = keysOf(statusTexts).find((key) => key === params.get('status'));
  const sold = params.get('sold');
  const term = termToAdd(params);
  return {
    search: params.get('q')?.slice(0, MAX_TERM_LENGTH) ?? null,
    filter: {
      ...(department && { departments: [department] }),
      ...(status && { statuses: [status] }),
      ...((sold === 'yes' || sold === 'no') && { isSold: sold === 'yes' }),
    },
    term,
    hasTerm: term !== '',
  };
}

/** The term that the page is opened with, to be added to a group; '' for none. */
export function termToAdd(params: URLSearchParams): string {
  return (params.get('term') ?? '').trim().slice(0, MAX_TERM_LENGTH);
}
