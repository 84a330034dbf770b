import type { OrderStatus } from '../db/generated/client.ts';

/** What a message about an order's step is called: `order.out_for_delivery`. */
export function messageType(status: OrderStatus): string {
  return `order.${status.toLowerCase()}`;
}
