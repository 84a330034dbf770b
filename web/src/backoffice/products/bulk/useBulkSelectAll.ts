import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type { useBulkSelectAllQuery } from './__generated__/useBulkSelectAllQuery.graphql.ts';
import { selectionVariables, type ProductListParams } from '../list/productListParams.ts';

/** The page size limit of the API. */
const PAGE_SIZE = 100;

const query = graphql`
  query useBulkSelectAllQuery($search: String, $filter: AdminProductFilter, $sort: AdminProductSort, $offset: Int!) {
    adminProducts(first: 100, offset: $offset, search: $search, filter: $filter, sort: $sort) {
      edges {
        node {
          id
        }
      }
    }
  }
`;

/** Loads the ids of all `count` products that match the URL's filters, on every page. */
export function useBulkSelectAll(onIds: (ids: readonly string[]) => void) {
  const environment = useRelayEnvironment();
  const [isSelecting, setSelecting] = useState(false);

  const loadIds = async (params: ProductListParams, count: number) => {
    const ids: string[] = [];
    for (let offset = 0; offset < count; offset += PAGE_SIZE) {
      const variables = { ...selectionVariables(params), offset };
      const page = await fetchQuery<useBulkSelectAllQuery>(environment, query, variables).toPromise();
      ids.push(...(page?.adminProducts?.edges ?? []).map(({ node }) => node.id));
    }
    return ids;
  };
  const selectAll = (params: ProductListParams, count: number) => {
    if (isSelecting) return;
    setSelecting(true);
    loadIds(params, count)
      .then(onIds, (error: unknown) => showError(toErrorMessage(error)))
      .finally(() => setSelecting(false));
  };
  return { selectAll, isSelecting };
}
