import { preload } from '../../../relay/preload.ts';
import { idFromSegment, isExactSearch, searchedText } from '../paths.ts';
import facetsQuery, { type FilterFacetsQuery } from './__generated__/FilterFacetsQuery.graphql.ts';
import { filterVariables } from './url/filterVariables.ts';

/** The loader of the facets of a search or a listing; null without a search text. */
export const loadFacets = preload<FilterFacetsQuery>(facetsQuery, ({ request, params: { subCategory } }) => {
  const params = new URL(request.url).searchParams;
  if (subCategory !== undefined)
    return { isSearch: false, filter: filterVariables(params, idFromSegment(subCategory)).filter };
  const text = searchedText(params);
  const { filter } = filterVariables(params);
  return text === '' ? null : { text, isCorrected: !isExactSearch(params), isSearch: true, ...(filter && { filter }) };
});
