import type { Order, OrderActor, OrderStatus } from '../../platform/db/generated/client.ts';

/** The roles that may change one state to another. Every other transition is refused. */
const TRANSITIONS: Readonly<Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>>> = {
  PENDING_PAYMENT: {
    // By the shopper with cash on delivery instead of the online payment.
    PLACED: ['PAYMENT', 'SHOPPER'],
    PAYMENT_FAILED: ['PAYMENT', 'SYSTEM'],
    CANCELLED: ['SHOPPER', 'ADMIN'],
  },
  PLACED: { CONFIRMED: ['ADMIN', 'PICKER'], CANCELLED: ['SHOPPER', 'ADMIN'] },
  CONFIRMED: { PICKING: ['ADMIN', 'PICKER'], CANCELLED: ['SHOPPER', 'ADMIN'] },
  PICKING: {
    PACKED: ['ADMIN', 'PICKER'],
    // By the system when every piece was missing.
    CANCELLED: ['SHOPPER', 'ADMIN', 'SYSTEM'],
  },
  PACKED: { OUT_FOR_DELIVERY: ['ADMIN', 'RIDER'], CANCELLED: ['ADMIN'] },
  OUT_FOR_DELIVERY: { DELIVERED: ['ADMIN', 'RIDER'], DELIVERY_FAILED: ['ADMIN', 'RIDER'], CANCELLED: ['ADMIN'] },
  DELIVERY_FAILED: {
    // Another attempt, by the same rider or another one.
    OUT_FOR_DELIVERY: ['ADMIN', 'RIDER'],
    CANCELLED: ['ADMIN'],
  },
  DELIVERED: {
    // By the system when all of a cash payment was handed back.
    REFUNDED: ['PAYMENT', 'SYSTEM'],
  },
  CANCELLED: { REFUNDED: ['PAYMENT'] },
  PAYMENT_FAILED: {
    // The payment arrived after the restock, or the shopper pays cash instead: the stock is deducted again.
    PLACED: ['PAYMENT', 'SHOPPER'],
    REFUNDED: ['PAYMENT'],
  },
  REFUNDED: {},
};

/** The states that an order on hold can change to. Its hold ends with the change. */
const TRANSITIONS_ON_HOLD: readonly OrderStatus[] = ['CANCELLED'];

export function canTransition(
  { status, holdReason }: Pick<Order, 'status' | 'holdReason'>,
  to: OrderStatus,
  actor: OrderActor,
): boolean {
  if (holdReason !== null && !TRANSITIONS_ON_HOLD.includes(to)) return false;
  return TRANSITIONS[status][to]?.includes(actor) ?? false;
}

/** The states to which this role may change the given one, in the sequence of the table. */
export function nextStates(from: OrderStatus, actor: OrderActor): OrderStatus[] {
  const entries = Object.entries(TRANSITIONS[from]) as [OrderStatus, readonly OrderActor[]][]; // the table's own keys
  return entries.filter(([, actors]) => actors.includes(actor)).map(([to]) => to);
}

/** States of a placed order until it is delivered or cancelled. */
export const OPEN_STATES: readonly OrderStatus[] = [
  'PLACED',
  'CONFIRMED',
  'PICKING',
  'PACKED',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
];

/** States in which the quantities of the order are deducted from stock. */
export const STOCK_DEDUCTED_STATES: readonly OrderStatus[] = ['PENDING_PAYMENT', ...OPEN_STATES, 'DELIVERED'];

/** Final states of an order. Only a refund can follow. */
export const CLOSED_STATES: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'PAYMENT_FAILED', 'REFUNDED'];

/** States of orders that do not count as sales. */
export const UNSOLD_STATES: readonly OrderStatus[] = ['PENDING_PAYMENT', 'CANCELLED', 'PAYMENT_FAILED', 'REFUNDED'];
