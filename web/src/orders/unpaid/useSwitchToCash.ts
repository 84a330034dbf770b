import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { refreshAfterOrder } from '../refreshAfterOrder.ts';
import type { useSwitchToCashMutation } from './__generated__/useSwitchToCashMutation.graphql.ts';

interface SwitchHandlers {
  onPlaced: () => void;
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
        ... on Error {
          message
        }
      }
    }
  `);
  const switchToCash = (orderId: string, { onPlaced, onRefused }: SwitchHandlers) => {
    commit({
      variables: { input: { orderId } },
      onCompleted: ({ paymentSwitchToCash: answer }) => {
        if (answer.__typename !== 'PaymentSwitchToCashPayload')
          return onRefused(answer.message ?? toErrorMessage(answer));
        refreshAfterOrder(environment);
        onPlaced();
      },
      onError: (error) => onRefused(toErrorMessage(error)),
    });
  };
  return { switchToCash, isSwitching };
}
