import type { OrderStatus } from '../__generated__/OrderStatusBadge_order.graphql.ts';
import { GOOD_WAY } from '../orderStates.ts';

/** The states that have a column on the board, in its order. */
export const COLUMNS = [
  'PLACED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
] as const satisfies OrderStatus[];

export type ColumnStatus = (typeof COLUMNS)[number];

/** Where an order goes from here if all goes well; null where it goes no further, or not by the shop. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  const place = GOOD_WAY.indexOf(status);
  return place === -1 ? null : (GOOD_WAY[place + 1] ?? null);
}
