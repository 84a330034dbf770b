/** The topic of one order's changes. */
export function orderTopic(orderId: string): string {
  return `order:${orderId}`;
}

/** The topic of the changes of all orders. */
export const ORDERS_TOPIC = 'orders';
