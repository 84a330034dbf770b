import type { OrderStatus } from './__generated__/OrderDetails_order.graphql.ts';

/** The states of an order that is delivered, in their order, from `PLACED` on. */
export const HAPPY_PATH: readonly OrderStatus[] = [
  'PLACED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
];

const CLOSED: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'PAYMENT_FAILED', 'REFUNDED'];

/** The step of the happy path that an order has reached; a failed delivery is still one. */
export function lastStepOf(status: OrderStatus): OrderStatus {
  return status === 'DELIVERY_FAILED' ? 'OUT_FOR_DELIVERY' : status;
}

/** Whether an order is closed: only refunds can still change it. */
export function isClosed(status: OrderStatus): boolean {
  return CLOSED.includes(status);
}

/** Whether an order is placed: it is paid online or will be paid on delivery. */
export function isPlaced(status: OrderStatus): boolean {
  return HAPPY_PATH.includes(lastStepOf(status));
}
