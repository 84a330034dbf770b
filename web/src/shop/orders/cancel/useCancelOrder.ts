import { graphql, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
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
  const [act, isCancelling] = useAction<useCancelOrderMutation>(graphql`
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
  const cancelOrder = (orderId: string, reason: string, { onCancelled, onInvalidReason, onRefused }: CancelHandlers) =>
    act(
      { orderId, reason: reason === '' ? null : reason },
      {
        onDone: () => {
          refreshAfterOrder(environment);
          onCancelled();
        },
        errors: { InvalidInputError: ({ message, issues }) => onInvalidReason(issues[0]?.message ?? message) },
        onRefused,
      },
    );
  return { cancelOrder, isCancelling };
}
