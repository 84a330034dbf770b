import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import type { OrderRefundLinesInput, useRefundLinesMutation } from './__generated__/useRefundLinesMutation.graphql.ts';

interface RefundHandlers {
  onRefunded: () => void;
  onRefused: (message: string) => void;
}

/** Pays back pieces of a delivered order. */
export function useRefundLines() {
  const [commit, isRefunding] = useMutation<useRefundLinesMutation>(graphql`
    mutation useRefundLinesMutation($input: OrderRefundLinesInput!) {
      orderRefundLines(input: $input) {
        __typename
        ... on OrderRefundLinesPayload {
          order {
            ...changedOrder_order
          }
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on OrderGoneError {
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
          case 'OrderGoneError':
          case 'NotRefundableError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(troubleMessage(answer));
        }
      },
      onError: (error) => onRefused(troubleMessage(error)),
    });
  };
  return { refundLines, isRefunding };
}
