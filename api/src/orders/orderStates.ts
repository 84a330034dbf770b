import type { OrderActor, OrderStatus } from '../db/generated/client.ts';

/** Who may move an order from one state to another; what is not here may not happen. */
export const TRANSITIONS: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>>> = {
  PENDING_PAYMENT: {
    PLACED: ['PAYMENT'],
    PAYMENT_FAILED: ['PAYMENT', 'SYSTEM'],
    CANCELLED: ['SHOPPER', 'ADMIN'],
  },
  PLACED: {
    CONFIRMED: ['ADMIN', 'PICKER'],
    CANCELLED: ['SHOPPER', 'ADMIN'],
  },
  CONFIRMED: {
    PICKING: ['ADMIN', 'PICKER'],
    CANCELLED: ['SHOPPER', 'ADMIN'],
  },
  PICKING: {
    PACKED: ['ADMIN', 'PICKER'],
    // By the system where nothing of it was left.
    CANCELLED: ['SHOPPER', 'ADMIN', 'SYSTEM'],
  },
  PACKED: {
    OUT_FOR_DELIVERY: ['ADMIN', 'RIDER'],
    CANCELLED: ['ADMIN'],
  },
  OUT_FOR_DELIVERY: {
    DELIVERED: ['ADMIN', 'RIDER'],
    CANCELLED: ['ADMIN'],
  },
  DELIVERED: {
    REFUNDED: ['PAYMENT'],
  },
  CANCELLED: {
    REFUNDED: ['PAYMENT'],
  },
  PAYMENT_FAILED: {
    // The money came after the stock was given up: it is had again, or the money goes back.
    PLACED: ['PAYMENT'],
    REFUNDED: ['PAYMENT'],
  },
  REFUNDED: {},
};

/** Whether somebody in that part may move an order so. */
export function mayMove(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return TRANSITIONS[from][to]?.includes(actor) ?? false;
}

/** Where somebody in that part may move an order that stands there, in the order of the table. */
export function nextStates(from: OrderStatus, actor: OrderActor): OrderStatus[] {
  const entries = Object.entries(TRANSITIONS[from]) as [OrderStatus, readonly OrderActor[]][]; // the table's own keys
  return entries.filter(([, actors]) => actors.includes(actor)).map(([to]) => to);
}

/** States in which an order's pieces are out of stock: held, on their way or sold. */
export const HOLDING: readonly OrderStatus[] = [
  'PENDING_PAYMENT',
  'PLACED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
];

/** States in which an order is closed; nothing but money going back happens to it any more. */
export const CLOSED: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'PAYMENT_FAILED', 'REFUNDED'];
