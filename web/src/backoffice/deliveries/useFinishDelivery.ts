import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
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
  const [act, isFinishing] = useAction<useFinishDeliveryMutation>(graphql`
    mutation useFinishDeliveryMutation($input: DeliveryFinishInput!) {
      deliveryFinish(input: $input) {
        ... on DeliveryFinishPayload {
          order {
            ...DeliveryCard_order
            ...CollectCashDialog_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const finishDelivery = ({ number, ...input }: FinishedDelivery, onEnd?: () => void) =>
    act(input, {
      onDone: () => {
        showSuccess(texts.deliveredToast(number));
        onEnd?.();
      },
      onRefused: (message) => {
        showError(message);
        onEnd?.();
        refresh();
      },
    });
  return { finishDelivery, isFinishing };
}
