import { preload } from '../../../relay/preload.ts';
import { idFromSegment, isExactSearch, searchedText } from '../paths.ts';
import facetsQuery, { type FilterFacetsQuery } from './__generated__/FilterFacetsQuery.graphql.ts';
import { collectionVariables, filterVariables } from './url/filterVariables.ts';

/** The loader of the facets of a search, a listing or a collection; null without a search text. */
export const loadFacets = preload<FilterFacetsQuery>(
  facetsQuery,
  ({ request, params: { subCategory, collection } }) => {
    const params = new URL(request.url).searchParams;
    if (subCategory !== undefined)
      return { isSearch: false, filter: filterVariables(params, idFromSegment(subCategory)).filter };
    if (collection !== undefined) return { isSearch: false, filter: collectionVariables(params, collection).filter };
    const text = searchedText(params);
    const { filter } = filterVariables(params);
    return text === ''
      ? null
      : { text, isCorrected: !isExactSearch(params), isSearch: true, ...(filter && { filter }) };
  },
);
