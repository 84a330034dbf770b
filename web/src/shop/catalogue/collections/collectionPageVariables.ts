import type { LoaderFunctionArgs } from 'react-router-dom';
import { collectionVariables } from '../filters/url/filterVariables.ts';
import type { CollectionPageQuery$variables } from './__generated__/CollectionPageQuery.graphql.ts';

/** The variables of the page's query, from its URL. */
export function collectionPageVariables({ request, params }: LoaderFunctionArgs): CollectionPageQuery$variables {
  const handle = params['collection'] ?? '';
  return { handle, ...collectionVariables(new URL(request.url).searchParams, handle) };
}
