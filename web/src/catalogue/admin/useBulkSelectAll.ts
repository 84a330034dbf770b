import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toaster.ts';
import type { useBulkSelectAllQuery } from './__generated__/useBulkSelectAllQuery.graphql.ts';
import { selectionVariables, type ProductsAddress } from './adminProductsAddress.ts';

/** As many as the API gives at once. */
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

/** Asks for the ids of all products that an address leads to, `count` of them, whatever the page. */
export function useBulkSelectAll(onIds: (ids: readonly string[]) => void) {
  const environment = useRelayEnvironment();
  const [isSelecting, setSelecting] = useState(false);

  const ask = async (address: ProductsAddress, count: number) => {
    const ids: string[] = [];
    for (let offset = 0; offset < count; offset += PAGE_SIZE) {
      const variables = { ...selectionVariables(address), offset };
      const page = await fetchQuery<useBulkSelectAllQuery>(environment, query, variables).toPromise();
      ids.push(...(page?.adminProducts.edges ?? []).map(({ node }) => node.id));
    }
    return ids;
  };
  const selectAll = (address: ProductsAddress, count: number) => {
    if (isSelecting) return;
    setSelecting(true);
    ask(address, count)
      .then(onIds, (error: unknown) => showError(troubleMessage(error)))
      .finally(() => setSelecting(false));
  };
  return { selectAll, isSelecting };
}
