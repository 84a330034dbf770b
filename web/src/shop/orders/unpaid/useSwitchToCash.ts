import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { refreshAfterOrder } from '../refreshAfterOrder.ts';
import type { RefusedPayment } from '../refusal/refusedPayment.ts';
import type { useSwitchToCashMutation } from './__generated__/useSwitchToCashMutation.graphql.ts';

interface SwitchHandlers {
  onPlaced: () => void;
  /** Cash is not available for this order, and nothing changed. */
  onUnavailable: (refusal: RefusedPayment) => void;
  onRefused: (message: string) => void;
}

/** Places an unpaid order with cash on delivery instead of online payment, and reloads the cart. */
export function useSwitchToCash() {
  const environment = useRelayEnvironment();
  const [commit, isSwitching] = useMutation<useSwitchToCashMutation>(graphql`
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
  `);
  const switchToCash = (orderId: string, { onPlaced, onUnavailable, onRefused }: SwitchHandlers) => {
    commit({
      variables: { input: { orderId } },
      onCompleted: ({ paymentSwitchToCash: answer }) => {
        switch (answer.__typename) {
          case 'PaymentSwitchToCashPayload':
            refreshAfterOrder(environment);
            return onPlaced();
          case 'PaymentUnavailableError':
            return onUnavailable(answer);
          case 'OrderNotFoundError':
          case 'OrderTransitionError':
            return onRefused(answer.message);
          case '%other':
            return onRefused(toErrorMessage(answer));
        }
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { switchToCash, isSwitching };
}
