import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import type { useCancelOrderMutation } from './__generated__/useCancelOrderMutation.graphql.ts';
import { refreshShop } from './refreshShop.ts';

interface CancelHandlers {
  onCancelled: () => void;
  /** The order is as it was, or as the server has found it, which the store holds by now. */
  onRefused: (message: string) => void;
  /** The reason can't be taken as it is. */
  onInvalidReason: (message: string) => void;
}

/** Cancels an order; its products are back on the shelves then, and what was paid is on its way back. */
export function useCancelOrder() {
  const environment = useRelayEnvironment();
  const [commit, isCancelling] = useMutation<useCancelOrderMutation>(graphql`
    mutation useCancelOrderMutation($input: OrderCancelInput!) {
      orderCancel(input: $input) {
        __typename
        ... on OrderCancelPayload {
          order {
            ...liveOrder_order
          }
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on OrderGoneError {
          message
        }
        ... on OrderTransitionError {
          message
          order {
            ...liveOrder_order
          }
        }
      }
    }
  `);
  const cancelOrder = (orderId: string, reason: string, handlers: CancelHandlers) => {
    commit({
      variables: { input: { orderId, reason: reason === '' ? null : reason } },
      onCompleted: ({ orderCancel: answer }) => {
        switch (answer.__typename) {
          case 'OrderCancelPayload':
            refreshShop(environment);
            return handlers.onCancelled();
          case 'InvalidInputError':
            return handlers.onInvalidReason(answer.issues[0]?.message ?? answer.message);
          case 'OrderGoneError':
          case 'OrderTransitionError':
            return handlers.onRefused(answer.message);
          case '%other':
            return handlers.onRefused(troubleMessage(answer));
        }
      },
      onError: (error) => handlers.onRefused(troubleMessage(error)),
    });
  };
  return { cancelOrder, isCancelling };
}
