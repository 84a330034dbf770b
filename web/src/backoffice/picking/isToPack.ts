import type { OrderStatus } from '../../shop/orders/__generated__/OrderDetails_order.graphql.ts';

const TO_PACK: readonly OrderStatus[] = ['PLACED', 'CONFIRMED', 'PICKING'];

/** Whether an order still has to be picked. */
export function isToPack(status: OrderStatus): boolean {
  return TO_PACK.includes(status);
}
