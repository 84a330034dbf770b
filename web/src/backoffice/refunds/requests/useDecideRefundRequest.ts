import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useDecideRefundRequestApproveMutation } from './__generated__/useDecideRefundRequestApproveMutation.graphql.ts';
import type { useDecideRefundRequestDeclineMutation } from './__generated__/useDecideRefundRequestDeclineMutation.graphql.ts';

/** Approves or declines a refund request. */
export function useDecideRefundRequest() {
  const [approve, isApproving] = useAction<useDecideRefundRequestApproveMutation>(graphql`
    mutation useDecideRefundRequestApproveMutation($input: RefundRequestApproveInput!) {
      refundRequestApprove(input: $input) {
        ... on RefundRequestApprovePayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on RefundRequestDecidedError {
          refundRequest {
            ...AdminRefundRequest_request
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [decline, isDeclining] = useAction<useDecideRefundRequestDeclineMutation>(graphql`
    mutation useDecideRefundRequestDeclineMutation($input: RefundRequestDeclineInput!) {
      refundRequestDecline(input: $input) {
        ... on RefundRequestDeclinePayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on RefundRequestDecidedError {
          refundRequest {
            ...AdminRefundRequest_request
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  return { approve, decline, isDeciding: isApproving || isDeclining };
}
