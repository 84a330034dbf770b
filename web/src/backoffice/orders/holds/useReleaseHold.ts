import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useReleaseHoldMutation } from './__generated__/useReleaseHoldMutation.graphql.ts';

/** Releases an order that is on hold. */
export function useReleaseHold() {
  return useAction<useReleaseHoldMutation>(graphql`
    mutation useReleaseHoldMutation($input: OrderReleaseHoldInput!) {
      orderReleaseHold(input: $input) {
        ... on OrderReleaseHoldPayload {
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
