import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useAssignRiderMutation } from './__generated__/useAssignRiderMutation.graphql.ts';

/** Assigns a rider to an order, or ends the assignment. */
export function useAssignRider() {
  return useAction<useAssignRiderMutation>(graphql`
    mutation useAssignRiderMutation($input: OrderAssignRiderInput!) {
      orderAssignRider(input: $input) {
        ... on OrderAssignRiderPayload {
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
