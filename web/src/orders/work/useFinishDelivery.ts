import { graphql, useMutation } from 'react-relay';
import { troubleMessage } from '../../relay/RequestError.ts';
import { showError, showSuccess } from '../../ui/toaster.ts';
import type { useFinishDeliveryMutation } from './__generated__/useFinishDeliveryMutation.graphql.ts';
import { deliveryTexts as texts } from './texts.ts';
import { useWorkRefresh } from './WorkRefresh.ts';

/** Ends a delivery and says what came of it; a refusal means that the page is old. */
export function useFinishDelivery() {
  const refresh = useWorkRefresh();
  const [commit, isFinishing] = useMutation<useFinishDeliveryMutation>(graphql`
    mutation useFinishDeliveryMutation($input: DeliveryFinishInput!) {
      deliveryFinish(input: $input) {
        __typename
        ... on DeliveryFinishPayload {
          order {
            ...DeliveryCard_order
            ...CashQuestion_order
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
  const finishDelivery = ({ orderId, number }: { orderId: string; number: number }, onEnd?: () => void) => {
    const refuse = (message: string) => {
      showError(message);
      onEnd?.();
      refresh();
    };
    commit({
      variables: { input: { orderId } },
      onCompleted: ({ deliveryFinish: answer }) => {
        switch (answer.__typename) {
          case 'DeliveryFinishPayload':
            showSuccess(texts.deliveredToast(number));
            return onEnd?.();
          case 'AlreadyTakenError':
          case 'OrderGoneError':
          case 'WrongStateError':
            return refuse(answer.message);
          case '%other':
            return refuse(troubleMessage(answer));
        }
      },
      onError: (error) => refuse(troubleMessage(error)),
    });
  };
  return { finishDelivery, isFinishing };
}
