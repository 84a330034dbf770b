import type { OrderStatus } from '../db/generated/client.ts';

/** The type of a message about an order's new state: `order.out_for_delivery`. */
export function orderEventType(status: OrderStatus): string {
  return `order.${status.toLowerCase()}`;
}
