import { graphql } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import type { useFinishDeliveryMutation } from './__generated__/useFinishDeliveryMutation.graphql.ts';
import type { useFinishDeliveryFailMutation } from './__generated__/useFinishDeliveryFailMutation.graphql.ts';
import type { useFinishDeliveryStartMutation } from './__generated__/useFinishDeliveryStartMutation.graphql.ts';
import { useRefusal } from '../fulfillment/RefreshContext.ts';
import type { ActionDialog } from '../ui/useActionDialog.ts';

interface FinishedDelivery {
  orderId: string;
  number: number;
  /** The confirmed cash in paise, which the server compares. */
  cashCollected: number;
}

/** Marks an order delivered and shows the result in a toast; by default it reloads the page when the server refuses. */
export function useFinishDelivery() {
  const onRefused = useRefusal();
  const [act, isFinishing] = useAction<useFinishDeliveryMutation>(graphql`
    mutation useFinishDeliveryMutation($input: DeliveryFinishInput!) {
      deliveryFinish(input: $input) {
        ... on DeliveryFinishPayload {
          order {
            ...DeliveryCard_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const finishDelivery = ({ number, ...input }: FinishedDelivery, dialog?: ActionDialog) => {
    const done = `Order #${number} is delivered`;
    act(input, dialog?.outcome(done) ?? { onDone: () => showSuccess(done), onRefused });
  };
  return { finishDelivery, isFinishing };
}

/** Records why an order was not delivered. */
export function useFailDelivery() {
  return useAction<useFinishDeliveryFailMutation>(graphql`
    mutation useFinishDeliveryFailMutation($input: DeliveryFailInput!) {
      deliveryFail(input: $input) {
        ... on DeliveryFailPayload {
          order {
            ...DeliveryCard_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}

/** Starts the delivery of an order by the viewer and shows the result in a toast; `onEnd` follows also a refusal. */
export function useStartDelivery(onEnd?: (isStarted: boolean) => void) {
  const refuse = useRefusal();
  const [act, isStarting] = useAction<useFinishDeliveryStartMutation>(
    graphql`
      mutation useFinishDeliveryStartMutation($input: DeliveryStartInput!) {
        deliveryStart(input: $input) {
          ... on DeliveryStartPayload {
            order {
              number
              ...DeliveryCard_order
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: ({ order }) => {
        showSuccess(`You’re delivering order #${order.number}`);
        onEnd?.(true);
      },
      onRefused: (message) => {
        refuse(message);
        onEnd?.(false);
      },
      onFailed: showError,
    },
  );
  const startDelivery = (orderId: string) => act({ orderId });
  return [startDelivery, isStarting] as const;
}
