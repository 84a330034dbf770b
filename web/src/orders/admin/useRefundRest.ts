import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import type { useRefundRestMutation } from './__generated__/useRefundRestMutation.graphql.ts';

interface RefundHandlers {
  onRefunded: () => void;
  onRefused: (message: string) => void;
}

/** Pays back once more what the payment provider has refused to pay back. */
export function useRefundRest() {
  const [commit, isRefunding] = useMutation<useRefundRestMutation>(graphql`
    mutation useRefundRestMutation($input: OrderRefundRestInput!) {
      orderRefundRest(input: $input) {
        __typename
        ... on OrderRefundRestPayload {
          order {
            ...changedOrder_order
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
  const refundRest = (orderId: string, { onRefunded, onRefused }: RefundHandlers) => {
    commit({
      variables: { input: { orderId } },
      onCompleted: ({ orderRefundRest: answer }) => {
        switch (answer.__typename) {
          case 'OrderRefundRestPayload':
            return onRefunded();
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
  return { refundRest, isRefunding };
}
