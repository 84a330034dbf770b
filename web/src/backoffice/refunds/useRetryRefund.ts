import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import type { useRetryRefundMutation } from './__generated__/useRetryRefundMutation.graphql.ts';

interface RefundHandlers {
  onRefunded: () => void;
  onRefused: (message: string) => void;
}

/** Retries the refunds that the payment provider has refused. */
export function useRetryRefund() {
  const [commit, isRefunding] = useMutation<useRetryRefundMutation>(graphql`
    mutation useRetryRefundMutation($input: OrderRetryRefundsInput!) {
      orderRetryRefunds(input: $input) {
        __typename
        ... on OrderRetryRefundsPayload {
          order {
            ...boardOrderChanges_order
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
  const retryRefunds = (orderId: string, { onRefunded, onRefused }: RefundHandlers) => {
    commit({
      variables: { input: { orderId } },
      onCompleted: ({ orderRetryRefunds: answer }) => {
        switch (answer.__typename) {
          case 'OrderRetryRefundsPayload':
            return onRefunded();
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
  return { retryRefunds, isRefunding };
}
