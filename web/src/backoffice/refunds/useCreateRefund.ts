import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import type { useCreateRefundMutation } from './__generated__/useCreateRefundMutation.graphql.ts';

/** Refunds pieces of a delivered order. */
export function useCreateRefund() {
  return useAction<useCreateRefundMutation>(graphql`
    mutation useCreateRefundMutation($input: RefundCreateInput!) {
      refundCreate(input: $input) {
        ... on RefundCreatePayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
