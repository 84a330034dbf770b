import type { OrderStatus } from '../../../shop/orders/__generated__/OrderDetails_order.graphql.ts';
import { HAPPY_PATH } from '../../../shop/orders/orderStates.ts';

/** The states that have a column on the board, in the columns' order. */
export const COLUMNS = [
  'PLACED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
] as const satisfies OrderStatus[];

export type ColumnStatus = (typeof COLUMNS)[number];

/** The state that the shop advances an order to from `status`; null if there is none. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  if (status === 'DELIVERY_FAILED') return 'OUT_FOR_DELIVERY';
  const place = HAPPY_PATH.indexOf(status);
  return place === -1 ? null : (HAPPY_PATH[place + 1] ?? null);
}
