import type { OrderStatus } from '../__generated__/OrderStatusBadge_order.graphql.ts';
import { nameStatus } from '../nameStatus.ts';
import { showError, showSuccess } from '../../ui/toaster.ts';
import { useBoardRefresh } from './BoardRefresh.ts';
import { nextStatus } from './boardStates.ts';
import { columnTexts, texts } from './texts.ts';
import { useMoveOrder } from './useMoveOrder.ts';

interface MovableOrder {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
}

/** Brings orders to their next state and says what came of it; a refusal means that the board is old. */
export function useMoveOn() {
  const { moveOrder, isMoving } = useMoveOrder();
  const refresh = useBoardRefresh();
  const moveOn = ({ id, number, status }: MovableOrder) => {
    const to = nextStatus(status);
    if (to === null) return;
    moveOrder(
      { orderId: id, to },
      {
        onMoved: () => showSuccess(texts.moved(number, columnTexts[to] ?? nameStatus(to))),
        onRefused: (message) => {
          showError(message);
          refresh();
        },
      },
    );
  };
  return { moveOn, isMoving };
}
