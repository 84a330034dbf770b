import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { RefundCreateInput, useCreateRefundMutation } from './__generated__/useCreateRefundMutation.graphql.ts';

interface RefundHandlers {
  onRefunded: () => void;
  onRefused: (message: string) => void;
}

/** Refunds pieces of a delivered order. */
export function useCreateRefund() {
  const [commit, isRefunding] = useMutation<useCreateRefundMutation>(graphql`
    mutation useCreateRefundMutation($input: RefundCreateInput!) {
      refundCreate(input: $input) {
        __typename
        ... on RefundCreatePayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on OrderNotFoundError {
          message
        }
        ... on NotRefundableError {
          message
        }
      }
    }
  `);
  const createRefund = (input: RefundCreateInput, { onRefunded, onRefused }: RefundHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ refundCreate: answer }) => {
        switch (answer.__typename) {
          case 'RefundCreatePayload':
            return onRefunded();
          case 'InvalidInputError':
            return onRefused(answer.issues[0]?.message ?? answer.message);
          case 'OrderNotFoundError':
          case 'NotRefundableError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(toErrorMessage(answer));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { createRefund, isRefunding };
}
