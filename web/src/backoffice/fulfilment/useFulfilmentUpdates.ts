import { graphql, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { countLoaded, reloadSize } from '../ui/loadedCount.ts';
import { useReloadOnEvents } from './useReloadOnEvents.ts';

/** How many orders a list for pickers or riders loads at a time; the default of `count` in its query and fragment. */
export const ORDERS_PER_PAGE = 50;

/** Reloads a page's query whenever an order changes, for pickers and riders. Returns a function that reloads it. */
export function useFulfilmentUpdates<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  readVariables: () => TQuery['variables'],
): () => void {
  return useReloadOnEvents<TQuery>({
    subscription: graphql`
      subscription useFulfilmentUpdatesSubscription {
        fulfilmentOrdersChanged {
          __typename
        }
      }
    `,
    query,
    readVariables,
  });
}

/** The same for a paginated list: a reload queries as many orders as are loaded, so that it does not remove any. */
export function useOrderQueueUpdates<TQuery extends OperationType & { variables: { count?: number | null } }>(
  query: GraphQLTaggedNode,
  connectionKey: string,
): () => void {
  const environment = useRelayEnvironment();
  return useFulfilmentUpdates<TQuery>(query, () => ({
    count: reloadSize(countLoaded(environment, connectionKey), ORDERS_PER_PAGE),
  }));
}
