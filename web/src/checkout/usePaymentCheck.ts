import { useEffect, useRef } from 'react';
import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { refreshShop } from '../orders/refreshShop.ts';
import type { usePaymentCheckMutation } from './__generated__/usePaymentCheckMutation.graphql.ts';

/**
 * Has the server ask the payment provider, once, about an order whose shopper is back from paying while it still waits. A mutation
 * that an effect starts, because the shopper's arrival is all there is to answer to: no press leads here, and a loader may run for
 * a page that is never shown. A check that fails changes nothing: the order is followed all the same.
 */
export function usePaymentCheck(orderId: string, isWaiting: boolean): void {
  const environment = useRelayEnvironment();
  const checkedId = useRef<string | null>(null);
  const [commit] = useMutation<usePaymentCheckMutation>(graphql`
    mutation usePaymentCheckMutation($input: PaymentCheckInput!) {
      paymentCheck(input: $input) {
        __typename
        ... on PaymentCheckPayload {
          order {
            status
            ...liveOrder_order
          }
        }
      }
    }
  `);

  useEffect(() => {
    // The ref outlives the second run that React's strict mode makes of every effect.
    if (!isWaiting || checkedId.current === orderId) return;
    checkedId.current = orderId;
    commit({
      variables: { input: { orderId } },
      onCompleted: ({ paymentCheck: answer }) => {
        const isSettled = answer.__typename === 'PaymentCheckPayload' && answer.order.status !== 'PENDING_PAYMENT';
        if (isSettled) refreshShop(environment);
      },
    });
  }, [commit, environment, orderId, isWaiting]);
}
