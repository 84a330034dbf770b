import type { OrderStatus } from './__generated__/OrderDetails_order.graphql.ts';

type Fields = Record<string, unknown>;

/** For tests: the payment of an order, cash on delivery by default. */
export function fakePayment(fields: Fields = {}) {
  return {
    __typename: 'Payment',
    status: 'PENDING',
    amount: 41_200,
    storeCredit: 0,
    refunded: 0,
    refundOutstanding: 0,
    failureReason: null,
    url: null,
    expiresAt: null,
    paidAt: null,
    refunds: [],
    ...fields,
  };
}

/** For tests: a refund. */
export function fakeRefund(fields: Fields = {}) {
  return {
    __typename: 'Refund',
    amount: 12_000,
    storeCredit: 0,
    roundOff: 0,
    reason: 'MISSING',
    method: 'ORIGINAL_PAYMENT',
    status: 'PENDING',
    note: null,
    createdAt: '2026-01-15T10:40:00.000Z',
    settledAt: null,
    actor: null,
    ...fields,
  };
}

/** For tests: a product in an order. */
export function fakeOrderLine(id: string, fields: Fields = {}) {
  return {
    __typename: 'OrderLine',
    id,
    name: 'Toor dal',
    unit: '500 g',
    quantity: 2,
    price: 4000,
    total: 8000,
    missingQuantity: 0,
    refundedQuantity: 0,
    reportableQuantity: 2,
    picture: null,
    product: null,
    ...fields,
  };
}

/** For tests: a problem that a shopper reported with a line. */
export function fakeRefundRequest(fields: Fields = {}) {
  return {
    __typename: 'RefundRequest',
    id: 'rreq_1',
    status: 'OPEN',
    reason: 'DAMAGED',
    note: 'The packet is torn',
    amount: 4000,
    decisionNote: null,
    createdAt: '2026-01-15T11:00:00.000Z',
    refund: null,
    lines: [{ __typename: 'RefundRequestLine', quantity: 1, orderLine: fakeOrderLine('ol_1') }],
    photos: [],
    ...fields,
  };
}

/** For tests: an order that has passed through `statuses` and is in the last of them. */
export function fakeOrder(
  statuses: readonly OrderStatus[],
  { lines = [fakeOrderLine('ol_1')], ...fields }: Fields = {},
) {
  const nodes = Array.isArray(lines) ? (lines as object[]) : [];
  return {
    __typename: 'Order',
    id: 'ord_1',
    number: 100_231,
    status: statuses.at(-1),
    customerOrderIndex: 1,
    isOnHold: false,
    placedAt: '2026-01-15T10:30:00.000Z',
    estimatedDeliveryAt: null,
    deliveredAt: null,
    paymentMethod: 'CASH_ON_DELIVERY',
    canCancel: ['PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'PICKING'].includes(statuses.at(-1) ?? ''),
    cashToCollect: 41_200,
    roundOff: 0,
    deliveryFailure: null,
    assignedRider: null,
    canSwitchToCash: false,
    disputes: [],
    deliveryPreferences: { __typename: 'DeliveryPreferences', note: null, leaveAtGate: false, doNotRingBell: false },
    rider: null,
    canRequestRefund: false,
    refundRequestDeadline: null,
    refundRequests: [],
    payment: fakePayment(),
    invoice: null,
    buyer: null,
    events: statuses.map((status, index) => ({
      __typename: 'OrderEvent',
      status,
      createdAt: `2026-01-15T10:3${index}:00.000Z`,
      actorRole: 'SHOPPER',
      actor: null,
      rider: null,
      deliveryFailureReason: null,
      note: null,
    })),
    lines: {
      __typename: 'OrderLineConnection',
      edges: nodes.map((node) => ({ __typename: 'OrderLineEdge', cursor: 'line', node })),
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      totalCount: nodes.length,
    },
    ...fields,
  };
}
