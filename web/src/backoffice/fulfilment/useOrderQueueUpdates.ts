import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { countLoadedOrders } from './countLoadedOrders.ts';
import { ORDERS_PER_PAGE } from './ordersPerPage.ts';
import { useFulfilmentUpdates } from './useFulfilmentUpdates.ts';

/** The largest page that the server answers. */
const MAX_PAGE_SIZE = 100;

/**
 * Subscribes to the orders of a paginated list, as useFulfilmentUpdates does. A reload queries as many orders as the list has
 * loaded, up to the largest page, so that it does not remove loaded orders.
 */
export function useOrderQueueUpdates<TQuery extends OperationType & { variables: { count?: number | null } }>(
  query: GraphQLTaggedNode,
  connectionKey: string,
): () => void {
  const environment = useRelayEnvironment();
  return useFulfilmentUpdates<TQuery>(query, () => ({
    count: Math.min(MAX_PAGE_SIZE, Math.max(ORDERS_PER_PAGE, countLoadedOrders(environment, connectionKey))),
  }));
}
