import type { OrderStatus } from './__generated__/OrderStatusBadge_order.graphql.ts';

/** The states of an order that goes well, one after the other, from the moment the shop has it. */
export const GOOD_WAY: readonly OrderStatus[] = [
  'PLACED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
];

const CLOSED: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'PAYMENT_FAILED', 'REFUNDED'];

/** Whether nothing but money going back happens to an order any more. */
export function isClosed(status: OrderStatus): boolean {
  return CLOSED.includes(status);
}

/** Whether the shop has an order, because it is paid or needs no payment before it comes. */
export function isPlaced(status: OrderStatus): boolean {
  return GOOD_WAY.includes(status);
}
