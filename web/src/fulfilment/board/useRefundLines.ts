import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { OrderRefundLinesInput, useRefundLinesMutation } from './__generated__/useRefundLinesMutation.graphql.ts';

interface RefundHandlers {
  onRefunded: () => void;
  onRefused: (message: string) => void;
}

/** Refunds pieces of a delivered order. */
export function useRefundLines() {
  const [commit, isRefunding] = useMutation<useRefundLinesMutation>(graphql`
    mutation useRefundLinesMutation($input: OrderRefundLinesInput!) {
      orderRefundLines(input: $input) {
        __typename
        ... on OrderRefundLinesPayload {
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
  const refundLines = (input: OrderRefundLinesInput, { onRefunded, onRefused }: RefundHandlers) => {
    commit({
      variables: { input },
      onCompleted: ({ orderRefundLines: answer }) => {
        switch (answer.__typename) {
          case 'OrderRefundLinesPayload':
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
  return { refundLines, isRefunding };
}
