import type { OrderStatus } from '../__generated__/OrderStatusBadge_order.graphql.ts';

const TO_PACK: readonly OrderStatus[] = ['PLACED', 'CONFIRMED', 'PICKING'];

/** Whether an order is still to be packed. */
export function isToPack(status: OrderStatus): boolean {
  return TO_PACK.includes(status);
}
