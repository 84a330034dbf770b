import type { OrderStatus } from './__generated__/OrderStatusBadge_order.graphql.ts';

type Fields = Record<string, unknown>;

/** For tests: how an order is paid; what is not given is cash that the rider takes. */
export function testPayment(fields: Fields = {}) {
  return {
    __typename: 'Payment',
    status: 'PENDING',
    amount: 41_200,
    refunded: 0,
    owed: 0,
    url: null,
    expiresAt: null,
    paidAt: null,
    refunds: [],
    ...fields,
  };
}

/** For tests: money that goes back. */
export function testRefund(fields: Fields = {}) {
  return {
    __typename: 'Refund',
    amount: 12_000,
    reason: 'SHORT',
    status: 'PENDING',
    note: null,
    at: '2026-01-15T10:40:00.000Z',
    settledAt: null,
    ...fields,
  };
}

/** For tests: a product in an order. */
export function testLine(id: string, fields: Fields = {}) {
  return {
    __typename: 'OrderLine',
    id,
    name: 'Toor dal',
    unit: '500 g',
    quantity: 2,
    price: 4000,
    total: 8000,
    shortQuantity: 0,
    refundedQuantity: 0,
    picture: null,
    product: null,
    ...fields,
  };
}

/** For tests: an order as the graph shows it, which has come to the last of `statuses` by the others. */
export function testOrder(statuses: readonly OrderStatus[], { lines = [testLine('ol_1')], ...fields }: Fields = {}) {
  const nodes = Array.isArray(lines) ? (lines as object[]) : [];
  return {
    __typename: 'Order',
    id: 'ord_1',
    number: 100_231,
    status: statuses.at(-1),
    placedAt: '2026-01-15T10:30:00.000Z',
    promisedAt: null,
    deliveredAt: null,
    paymentMethod: 'CASH_ON_DELIVERY',
    canCancel: ['PENDING_PAYMENT', 'PLACED', 'CONFIRMED', 'PICKING'].includes(statuses.at(-1) ?? ''),
    payment: testPayment(),
    invoice: null,
    events: statuses.map((status, index) => ({
      __typename: 'OrderEvent',
      status,
      at: `2026-01-15T10:3${index}:00.000Z`,
      by: 'SHOPPER',
      note: null,
    })),
    lines: {
      __typename: 'OrderLinesConnection',
      edges: nodes.map((node) => ({ __typename: 'OrderLinesConnectionEdge', cursor: 'line', node })),
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
      totalCount: nodes.length,
    },
    ...fields,
  };
}
