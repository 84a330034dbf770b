import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import type { useCancelOrderMutation } from './__generated__/useCancelOrderMutation.graphql.ts';
import { refreshAfterOrder } from '../refreshAfterOrder.ts';

interface CancelHandlers {
  onCancelled: () => void;
  /** The order was not changed; the store contains its present state. */
  onRefused: (message: string) => void;
  /** The reason was rejected. */
  onInvalidReason: (message: string) => void;
}

/** Cancels an order; the server restores the stock and starts the refund. */
export function useCancelOrder() {
  const environment = useRelayEnvironment();
  const [commit, isCancelling] = useMutation<useCancelOrderMutation>(graphql`
    mutation useCancelOrderMutation($input: OrderCancelInput!) {
      orderCancel(input: $input) {
        __typename
        ... on OrderCancelPayload {
          order {
            ...orderChanges_order
          }
        }
        ... on InvalidInputError {
          message
          issues {
            message
          }
        }
        ... on OrderNotFoundError {
          message
        }
        ... on OrderTransitionError {
          message
          currentOrder {
            ...orderChanges_order
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
            refreshAfterOrder(environment);
            return handlers.onCancelled();
          case 'InvalidInputError':
            return handlers.onInvalidReason(answer.issues[0]?.message ?? answer.message);
          case 'OrderNotFoundError':
          case 'OrderTransitionError':
            return handlers.onRefused(answer.message);
          case '%other':
            return handlers.onRefused(toErrorMessage(answer));
        }
      },
      onError: (error) => handlers.onRefused(toErrorMessage(error)),
    });
  };
  return { cancelOrder, isCancelling };
}
