import type { LoaderFunctionArgs } from 'react-router-dom';
import type { StaplesPageQuery$variables } from './__generated__/StaplesPageQuery.graphql.ts';

export const filterNames = ['q', 'category'] as const;

const MAX_SEARCH_LENGTH = 100;

/** Query variables from the page's URL. */
export function staplesVariables({ request }: LoaderFunctionArgs): StaplesPageQuery$variables {
  const params = new URL(request.url).searchParams;
  const category = params.get('category') ?? '';
  return {
    search: params.get('q')?.slice(0, MAX_SEARCH_LENGTH) ?? null,
    category: category === '' ? null : category,
  };
}
