import { useEffect, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { refreshAfterOrder } from '../../orders/refreshAfterOrder.ts';
import { useAction } from '../../../relay/useAction.ts';
import type { usePaymentCheckMutation } from './__generated__/usePaymentCheckMutation.graphql.ts';

/**
 * Makes the server check a pending payment with the provider, once, when the shopper returns from the payment page. An effect
 * starts the mutation, because the arrival is the only event: no press leads here, and a loader may run for a page that is never
 * shown. A failed check changes nothing, because the order is subscribed to.
 */
export function usePaymentCheck(orderId: string, isWaiting: boolean): void {
  const environment = useRelayEnvironment();
  const checkedId = useRef<string | null>(null);
  const [check] = useAction<usePaymentCheckMutation>(graphql`
    mutation usePaymentCheckMutation($input: PaymentCheckInput!) {
      paymentCheck(input: $input) {
        ... on PaymentCheckPayload {
          order {
            status
            ...orderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);

  useEffect(() => {
    // The ref keeps its value in the second run of each effect under React's strict mode.
    if (!isWaiting || checkedId.current === orderId) return;
    checkedId.current = orderId;
    check(
      { orderId },
      {
        onDone: ({ order }) => {
          if (order.status !== 'PENDING_PAYMENT') refreshAfterOrder(environment);
        },
        onRefused: () => undefined,
      },
    );
  }, [check, environment, orderId, isWaiting]);
}
