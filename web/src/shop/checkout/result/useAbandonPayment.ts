import { useCallback } from 'react';
import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { refreshAfterOrder } from '../../orders/refreshAfterOrder.ts';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { OrderStatus, useAbandonPaymentMutation } from './__generated__/useAbandonPaymentMutation.graphql.ts';

interface AbandonHandlers {
  /** The order is abandoned, or, if it was paid meanwhile, has the given status. */
  onAbandoned?: (status: OrderStatus) => void;
  onRefused: (message: string) => void;
}

/** Abandons an unpaid order, which frees its products, and reloads the cart. */
export function useAbandonPayment() {
  const environment = useRelayEnvironment();
  const [commit, isAbandoning] = useMutation<useAbandonPaymentMutation>(graphql`
    mutation useAbandonPaymentMutation($input: PaymentAbandonInput!) {
      paymentAbandon(input: $input) {
        __typename
        ... on PaymentAbandonPayload {
          order {
            status
            ...orderChanges_order
          }
        }
        ... on OrderNotFoundError {
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
              refreshAfterOrder(environment);
              return onAbandoned?.(answer.order.status);
            case 'OrderNotFoundError':
              return onRefused(answer.message);
            case '%other':
              return onRefused(toErrorMessage(answer));
          }
        },
        onError: (error) => onRefused(toErrorMessage(error)),
      });
    },
    [commit, environment],
  );
  return [abandonPayment, isAbandoning] as const;
}
