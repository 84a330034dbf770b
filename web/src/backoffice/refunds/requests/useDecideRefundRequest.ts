import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type {
  RefundRequestApproveInput,
  useDecideRefundRequestApproveMutation,
} from './__generated__/useDecideRefundRequestApproveMutation.graphql.ts';
import type {
  RefundRequestDeclineInput,
  useDecideRefundRequestDeclineMutation,
} from './__generated__/useDecideRefundRequestDeclineMutation.graphql.ts';

interface DecisionHandlers {
  onDecided: () => void;
  /** Receives the message to show; the store contains the request as it is now. */
  onRefused: (message: string) => void;
}

/** Approves or declines a refund request. */
export function useDecideRefundRequest() {
  const [commitApproval, isApproving] = useMutation<useDecideRefundRequestApproveMutation>(graphql`
    mutation useDecideRefundRequestApproveMutation($input: RefundRequestApproveInput!) {
      refundRequestApprove(input: $input) {
        __typename
        ... on RefundRequestApprovePayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on RefundRequestNotFoundError {
          message
        }
        ... on RefundRequestDecidedError {
          message
          refundRequest {
            ...AdminRefundRequest_request
          }
        }
        ... on NotRefundableError {
          message
        }
      }
    }
  `);
  const [commitRefusal, isDeclining] = useMutation<useDecideRefundRequestDeclineMutation>(graphql`
    mutation useDecideRefundRequestDeclineMutation($input: RefundRequestDeclineInput!) {
      refundRequestDecline(input: $input) {
        __typename
        ... on RefundRequestDeclinePayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on RefundRequestNotFoundError {
          message
        }
        ... on RefundRequestDecidedError {
          message
          refundRequest {
            ...AdminRefundRequest_request
          }
        }
      }
    }
  `);
  const approve = (input: RefundRequestApproveInput, { onDecided, onRefused }: DecisionHandlers) => {
    commitApproval({
      variables: { input },
      onCompleted: ({ refundRequestApprove: answer }) => {
        if (answer.__typename === 'RefundRequestApprovePayload') return onDecided();
        onRefused(answer.__typename === '%other' ? toErrorMessage(answer) : answer.message);
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  const decline = (input: RefundRequestDeclineInput, { onDecided, onRefused }: DecisionHandlers) => {
    commitRefusal({
      variables: { input },
      onCompleted: ({ refundRequestDecline: answer }) => {
        if (answer.__typename === 'RefundRequestDeclinePayload') return onDecided();
        onRefused(answer.__typename === '%other' ? toErrorMessage(answer) : answer.message);
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { approve, decline, isDeciding: isApproving || isDeclining };
}
