import { use } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import type { useUpdateOrderStatusMutation } from './__generated__/useUpdateOrderStatusMutation.graphql.ts';
import { statusLabel } from '../../../shop/orders/statusLabel.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { useRefusal } from '../../fulfillment/RefreshContext.ts';
import { nextStatus } from './boardStates.ts';
import { OrderQuestionContext, type AskedOrder } from '../../fulfillment/OrderQuestionContext.ts';
import { columnTexts } from './texts.ts';

/** Moves an order to another state; its card changes columns with it. */
export function useUpdateOrderStatus() {
  return useAction<useUpdateOrderStatusMutation>(graphql`
    mutation useUpdateOrderStatusMutation($input: OrderUpdateStatusInput!) {
      orderUpdateStatus(input: $input) {
        ... on OrderUpdateStatusPayload {
          order {
            ...boardOrderChanges_order
          }
        }
        ... on OrderTransitionError {
          currentOrder {
            ...boardOrderChanges_order
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}

/**
 * Advances orders to their next state and shows the result in a toast; reloads the board when the server refuses. It asks first who
 * delivers an order without a rider, if several could, and whether the cash was collected.
 */
export function useAdvanceOrder() {
  const [updateOrderStatus, isUpdating] = useUpdateOrderStatus();
  const onRefused = useRefusal();
  const { ask, findOnlyRider } = use(OrderQuestionContext);
  const advanceOrder = (order: AskedOrder) => {
    const { id, number, status, cashToCollect, riderId } = order;
    const to = nextStatus(status);
    if (to === null) return;
    const handedTo = to === 'OUT_FOR_DELIVERY' && riderId === null ? findOnlyRider() : riderId;
    if (to === 'OUT_FOR_DELIVERY' && handedTo === null) return ask('handOver', order);
    if (to === 'DELIVERED' && cashToCollect > 0) return ask('cash', order);
    updateOrderStatus(
      { orderId: id, to, ...(handedTo !== riderId && { riderId: handedTo }) },
      { onDone: () => showSuccess(`Order #${number}: ${columnTexts[to] ?? statusLabel(to)}`), onRefused },
    );
  };
  return { advanceOrder, isUpdating };
}
