import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toaster.ts';
import type { useStartDeliveryMutation } from './__generated__/useStartDeliveryMutation.graphql.ts';
import { useWorkRefresh } from './WorkRefresh.ts';

/** Makes the viewer an order's rider; a refusal means that the page is old. */
export function useStartDelivery() {
  const refresh = useWorkRefresh();
  const [commit, isStarting] = useMutation<useStartDeliveryMutation>(graphql`
    mutation useStartDeliveryMutation($input: DeliveryStartInput!) {
      deliveryStart(input: $input) {
        __typename
        ... on DeliveryStartPayload {
          order {
            ...DeliveryCard_order
          }
        }
        ... on AlreadyTakenError {
          message
        }
        ... on OrderGoneError {
          message
        }
        ... on WrongStateError {
          message
        }
      }
    }
  `);
  const refuse = (message: string) => {
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
          case 'AlreadyTakenError':
          case 'OrderGoneError':
          case 'WrongStateError':
            return refuse(answer.message);
          case '%other':
            return refuse(troubleMessage(answer));
        }
      },
      onError: (error) => showError(troubleMessage(error)),
    });
  };
  return { startDelivery, isStarting };
}
