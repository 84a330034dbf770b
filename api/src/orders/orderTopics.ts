/** Wakes whoever follows one order. */
export function orderTopic(orderId: string): string {
  return `order:${orderId}`;
}

/** Wakes whoever follows all orders. */
export const ORDERS_TOPIC = 'orders';
