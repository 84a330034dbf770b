import type { OrderStatus } from '../../orders/__generated__/OrderStatusBadge_order.graphql.ts';
import { statusLabel } from '../../orders/statusLabel.ts';
import { showError, showSuccess } from '../../ui/toasts/toastStore.ts';
import { useBoardRefresh } from './BoardRefreshContext.ts';
import { nextStatus } from './boardStates.ts';
import { columnTexts, texts } from './texts.ts';
import { useUpdateOrderState } from './useUpdateOrderState.ts';

interface AdvanceableOrder {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
}

/** Advances orders to their next state and shows the result in a toast; reloads the board when the server refuses. */
export function useAdvanceOrder() {
  const { updateOrderState, isUpdating } = useUpdateOrderState();
  const refresh = useBoardRefresh();
  const advanceOrder = ({ id, number, status }: AdvanceableOrder) => {
    const to = nextStatus(status);
    if (to === null) return;
    updateOrderState(
      { orderId: id, to },
      {
        onUpdated: () => showSuccess(texts.moved(number, columnTexts[to] ?? statusLabel(to))),
        onRefused: (message) => {
          showError(message);
          refresh();
        },
      },
    );
  };
  return { advanceOrder, isUpdating };
}
