import { useMemo } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { refreshAfterOrder } from '../../orders/refreshAfterOrder.ts';
import type { useAbandonPaymentMutation } from './__generated__/useAbandonPaymentMutation.graphql.ts';

/** Abandons an unpaid order, which frees its products, and reloads the cart. An order that was paid meanwhile answers with its status. */
export function useAbandonPayment() {
  const environment = useRelayEnvironment();
  return useAction<useAbandonPaymentMutation>(
    graphql`
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
    `,
    useMemo(() => ({ onDone: () => refreshAfterOrder(environment) }), [environment]),
  );
}
