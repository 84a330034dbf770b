import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useRetryRefundMutation } from './__generated__/useRetryRefundMutation.graphql.ts';

/** Retries the refunds that the payment provider has refused. */
export function useRetryRefund() {
  return useAction<useRetryRefundMutation>(graphql`
    mutation useRetryRefundMutation($input: OrderRetryRefundsInput!) {
      orderRetryRefunds(input: $input) {
        ... on OrderRetryRefundsPayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
