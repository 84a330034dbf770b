import { graphql, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { refreshAfterOrder } from '../refreshAfterOrder.ts';
import type { useSwitchToCashMutation } from './__generated__/useSwitchToCashMutation.graphql.ts';

/** Places an unpaid order with cash on delivery instead of online payment, and reloads the cart. */
export function useSwitchToCash() {
  const environment = useRelayEnvironment();
  return useAction<useSwitchToCashMutation>(
    graphql`
      mutation useSwitchToCashMutation($input: PaymentSwitchToCashInput!) {
        paymentSwitchToCash(input: $input) {
          __typename
          ... on PaymentSwitchToCashPayload {
            order {
              ...orderChanges_order
            }
          }
          ... on OrderTransitionError {
            message
            currentOrder {
              ...orderChanges_order
            }
          }
          ... on PaymentUnavailableError {
            message
            remedies
          }
          ... on OrderNotFoundError {
            message
          }
        }
      }
    `,
    { onDone: () => refreshAfterOrder(environment) },
  );
}
