import { graphql, useMutation } from 'react-relay';
import { toErrorMessage } from '../../relay/RequestError.ts';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { useFinishDeliveryMutation } from './__generated__/useFinishDeliveryMutation.graphql.ts';
import { deliveryTexts as texts } from './texts.ts';
import { useFulfilmentRefresh } from '../fulfilment/FulfilmentRefreshContext.ts';

interface FinishedDelivery {
  orderId: string;
  number: number;
  /** The confirmed cash in paise, which the server compares. */
  cashCollected: number;
}

/** Marks an order delivered and shows the result in a toast; reloads the page when the server refuses. */
export function useFinishDelivery() {
  const refresh = useFulfilmentRefresh();
  const [commit, isFinishing] = useMutation<useFinishDeliveryMutation>(graphql`
    mutation useFinishDeliveryMutation($input: DeliveryFinishInput!) {
      deliveryFinish(input: $input) {
        __typename
        ... on DeliveryFinishPayload {
          order {
            ...DeliveryCard_order
            ...CollectCashDialog_order
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
  const finishDelivery = ({ number, ...input }: FinishedDelivery, onEnd?: () => void) => {
    const handleError = (message: string) => {
      showError(message);
      onEnd?.();
      refresh();
    };
    commit({
      variables: { input },
      onCompleted: ({ deliveryFinish: answer }) => {
        switch (answer.__typename) {
          case 'DeliveryFinishPayload':
            showSuccess(texts.deliveredToast(number));
            return onEnd?.();
          case 'AlreadyAssignedError':
          case 'OrderNotFoundError':
          case 'OrderTransitionError':
            return handleError(answer.message);
          case '%other':
            return handleError(toErrorMessage(answer));
        }
      },
      onError: (error) => handleError(toErrorMessage(error)),
    });
  };
  return { finishDelivery, isFinishing };
}
