import { graphql } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useReloadOnEvents } from '../fulfilment/useReloadOnEvents.ts';

/** Reloads a page of cash whenever an order changes, for staff who read all orders: orders collect and refund cash. */
export function useCashUpdates<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  readVariables: () => TQuery['variables'],
): void {
  useReloadOnEvents<TQuery>({
    subscription: graphql`
      subscription useCashUpdatesSubscription {
        adminOrdersChanged {
          __typename
        }
      }
    `,
    query,
    readVariables,
  });
}
