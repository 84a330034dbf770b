import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { refreshAfterOrder } from '../../orders/refreshAfterOrder.ts';
import type { OrderStatus, useAbandonPaymentMutation } from './__generated__/useAbandonPaymentMutation.graphql.ts';

interface AbandonHandlers {
  /** The order is abandoned, or, if it was paid meanwhile, has the given status. */
  onAbandoned?: (status: OrderStatus) => void;
  onRefused: (message: string) => void;
}

/** Abandons an unpaid order, which frees its products, and reloads the cart. */
export function useAbandonPayment() {
  const environment = useRelayEnvironment();
  const [act, isAbandoning] = useAction<useAbandonPaymentMutation>(graphql`
    mutation useAbandonPaymentMutation($input: PaymentAbandonInput!) {
      paymentAbandon(input: $input) {
        ... on PaymentAbandonPayload {
          order {
            status
            ...orderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const abandonPayment = useCallback(
    (orderId: string, { onAbandoned, onRefused }: AbandonHandlers) =>
      act(
        { orderId },
        {
          onDone: ({ order }) => {
            refreshAfterOrder(environment);
            onAbandoned?.(order.status);
          },
          onRefused,
        },
      ),
    [act, environment],
  );
  return [abandonPayment, isAbandoning] as const;
}
