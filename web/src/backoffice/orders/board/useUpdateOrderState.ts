import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useUpdateOrderStateMutation } from './__generated__/useUpdateOrderStateMutation.graphql.ts';

/** Moves an order to another state; its card changes columns with it. */
export function useUpdateOrderState() {
  return useAction<useUpdateOrderStateMutation>(graphql`
    mutation useUpdateOrderStateMutation($input: OrderUpdateStateInput!) {
      orderUpdateState(input: $input) {
        ... on OrderUpdateStatePayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on OrderTransitionError {
          currentOrder {
            ...boardOrderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
