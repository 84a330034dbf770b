import { graphql } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useReloadOnEvents } from './useReloadOnEvents.ts';

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
