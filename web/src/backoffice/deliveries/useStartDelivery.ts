import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { useStartDeliveryMutation } from './__generated__/useStartDeliveryMutation.graphql.ts';
import { useFulfilmentRefresh } from '../fulfilment/FulfilmentRefreshContext.ts';

/** Assigns an order to the viewer as its rider; reloads the page when the server refuses. */
export function useStartDelivery() {
  const refresh = useFulfilmentRefresh();
  const [commit, isStarting] = useMutation<useStartDeliveryMutation>(graphql`
    mutation useStartDeliveryMutation($input: DeliveryStartInput!) {
      deliveryStart(input: $input) {
        __typename
        ... on DeliveryStartPayload {
          order {
            ...DeliveryCard_order
          }
        }
        ... on AlreadyAssignedError {
          message
        }
        ... on OrderNotFoundError {
          message
        }
        ... on OrderTransitionError {
          message
        }
      }
    }
  `);
  const handleError = (message: string) => {
    showError(message);
    refresh();
  };
  const startDelivery = (orderId: string, onStarted: () => void) => {
    commit({
      variables: { input: { orderId } },
      onCompleted: ({ deliveryStart: answer }) => {
        switch (answer.__typename) {
          case 'DeliveryStartPayload':
            return onStarted();
          case 'AlreadyAssignedError':
          case 'OrderNotFoundError':
          case 'OrderTransitionError':
            return handleError(answer.message);
          case '%other':
            return handleError(toErrorMessage(answer));
        }
      },
      onError: (error) => showError(toErrorMessage(error)),
    });
  };
  return { startDelivery, isStarting };
}
