import { graphql, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useEffect, useEffectEvent } from 'react';
import { countLoaded, reloadSize } from '../ui/loadedCount.ts';
import { subscribeWithRetry } from '../../relay/subscribeWithRetry.ts';
import { useReload } from '../ui/useReload.ts';

/** How many orders a list for pickers or riders loads at a time; the default of `count` in its query and fragment. */
export const ORDERS_PER_PAGE = 50;

/** Reloads a page's query whenever an order changes, for pickers and riders. Returns a function that reloads it. */
export function useFulfillmentUpdates<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  readVariables: () => TQuery['variables'],
): () => void {
  const subscription = graphql`
    subscription useOrderUpdatesFulfillmentUpdatesSubscription {
      fulfillmentOrdersChanged {
        __typename
      }
    }
  `;
  return useReloadOnEvents<TQuery>(subscription, query, readVariables);
}

/** The same for a paginated list: a reload queries as many orders as are loaded, so that it does not remove any. */
export function useOrderQueueUpdates<TQuery extends OperationType & { variables: { count?: number | null } }>(
  query: GraphQLTaggedNode,
  connectionKey: string,
): () => void {
  const environment = useRelayEnvironment();
  return useFulfillmentUpdates<TQuery>(query, () => ({
    count: reloadSize(countLoaded(environment, connectionKey), ORDERS_PER_PAGE),
  }));
}

/** Reloads a page of cash whenever an order changes, for staff who read all orders: orders collect and refund cash. */
export function useCashUpdates<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  readVariables: () => TQuery['variables'],
): void {
  const subscription = graphql`
    subscription useOrderUpdatesCashUpdatesSubscription {
      adminOrdersChanged {
        __typename
      }
    }
  `;
  useReloadOnEvents<TQuery>(subscription, query, readVariables);
}

/** Reloads a query at each event of a subscription without variables, and on request, as `useReload` does. */
function useReloadOnEvents<TQuery extends OperationType>(
  subscription: GraphQLTaggedNode,
  query: GraphQLTaggedNode,
  readVariables: () => TQuery['variables'],
): () => void {
  const environment = useRelayEnvironment();
  const { reload } = useReload<TQuery>(query, readVariables);
  const onUpdate = useEffectEvent(reload);
  useEffect(
    () => subscribeWithRetry(environment, { subscription, variables: {}, onNext: () => onUpdate() }),
    [environment, subscription],
  );
  return reload;
}
