import { useCallback } from 'react';
import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { refreshShop } from '../orders/refreshShop.ts';
import { troubleMessage } from '../relay/RequestError.ts';
import type { OrderStatus, useAbandonPaymentMutation } from './__generated__/useAbandonPaymentMutation.graphql.ts';

interface AbandonHandlers {
  /** The order is given up, or stands as its status says because it was paid in that very moment. */
  onAbandoned?: (status: OrderStatus) => void;
  onRefused: (message: string) => void;
}

/** Gives up an order that waits for its payment; its products can be ordered again then, and the cart is asked for anew. */
export function useAbandonPayment() {
  const environment = useRelayEnvironment();
  const [commit, isAbandoning] = useMutation<useAbandonPaymentMutation>(graphql`
    mutation useAbandonPaymentMutation($input: PaymentAbandonInput!) {
      paymentAbandon(input: $input) {
        __typename
        ... on PaymentAbandonPayload {
          order {
            status
            ...liveOrder_order
          }
        }
        ... on OrderGoneError {
          message
        }
      }
    }
  `);
  const abandonPayment = useCallback(
    (orderId: string, { onAbandoned, onRefused }: AbandonHandlers) => {
      commit({
        variables: { input: { orderId } },
        onCompleted: ({ paymentAbandon: answer }) => {
          switch (answer.__typename) {
            case 'PaymentAbandonPayload':
              refreshShop(environment);
              return onAbandoned?.(answer.order.status);
            case 'OrderGoneError':
              return onRefused(answer.message);
            case '%other':
              return onRefused(troubleMessage(answer));
          }
        },
        onError: (error) => onRefused(troubleMessage(error)),
      });
    },
    [commit, environment],
  );
  return [abandonPayment, isAbandoning] as const;
}
