import { BillRef } from '../cart/bill.schema.ts';
import { db } from '../../platform/db/client.ts';
import { batchedCount } from '../../platform/graphql/batchedLoad.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf, toNodeConnection } from '../../platform/graphql/connection.ts';
import { userErrorType } from '../../platform/graphql/userErrorType.schema.ts';
import { keysetPage } from '../../platform/core/page.ts';
import { canReadOrders } from '../../platform/core/permissions.ts';
import { viewerOrNull, viewerIdOrNil } from '../../platform/core/viewer.ts';
import { UserRef } from '../identity/user.schema.ts';
import { OrderTransitionError } from './orderErrors.ts';
import { canTransition, UNSOLD_STATES } from './orderStates.ts';
import {
  DELIVERY_FAILURE,
  DeliveryFailureReasonRef,
  OrderAddressRef,
  DeliveryPreferencesRef,
  OrderRiderRef,
} from './orderDelivery.schema.ts';
import { ORDER_ADDRESS_FIELDS, DELIVERY_PREFERENCE_FIELDS } from './orderColumns.ts';
import { ORDER_LINE_CONNECTION, OrderLineRef } from './orderLine.schema.ts';
import { ORDER_BASE, orderReaders } from './orderReaders.schema.ts';

export const OrderStatusRef = builder.enumType('OrderStatus', {
  description: 'How far an order is.',
  values: {
    PENDING_PAYMENT: { description: 'The online payment is outstanding; the stock is deducted.' },
    PLACED: { description: 'The shop has not confirmed it.' },
    CONFIRMED: { description: 'The shop has confirmed the order.' },
    PICKING: { description: 'A picker collects the products.' },
    PACKED: { description: 'The order is ready for a rider.' },
    OUT_FOR_DELIVERY: { description: 'A rider delivers the order.' },
    DELIVERY_FAILED: { description: 'It could not be delivered; the shop tries again, or cancels it.' },
    DELIVERED: { description: 'The order is delivered.' },
    CANCELLED: { description: 'It was cancelled, and its stock restocked.' },
    PAYMENT_FAILED: { description: 'The payment failed, and the stock was restocked.' },
    REFUNDED: { description: 'It was refunded in full.' },
  },
});

export const PaymentMethodRef = builder.enumType('PaymentMethod', {
  description: 'How an order is paid.',
  values: {
    CASH_ON_DELIVERY: { description: 'In cash, to the rider.' },
    ONLINE: { description: 'To the payment provider, before the order is placed.' },
  },
});

const OrderActorRef = builder.enumType('OrderActor', {
  description: 'Who changes the status of an order.',
  values: {
    SHOPPER: { description: 'The shopper who ordered.' },
    ADMIN: { description: 'An admin of the shop.' },
    PAYMENT: { description: 'The payment provider.' },
    PICKER: { description: 'The picker of the order.' },
    RIDER: { description: 'The rider of the order.' },
    SYSTEM: { description: 'An automatic rule of the shop.' },
  },
});

export const OrderEventRef = builder.prismaObject('OrderEvent', {
  description: 'A change of the status of an order.',
  select: { id: true },
  fields: (t) => ({
    status: t.expose('status', { type: OrderStatusRef, description: 'The new status.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it changed.' }),
    actorRole: t.expose('actor', { type: OrderActorRef, description: 'Who changed it.' }),
    note: t.exposeString('note', { nullable: true, description: 'For the shopper.' }),
    deliveryFailureReason: t.expose('deliveryFailureReason', {
      type: DeliveryFailureReasonRef,
      nullable: true,
      description: 'Null unless `status` is `DELIVERY_FAILED`.',
    }),
  }),
});

export const OrderRef = builder.prismaNode('Order', {
  description:
    'A snapshot of lines, prices and address. The shopper who placed it reads it, and staff through `adminOrder`; what it says of the shopper needs the permission `ORDERS`, `REFUNDS` or `CUSTOMERS`.',
  id: { field: 'id', description: '`order_…`.' },
  nullable: true,
  select: ORDER_BASE,
  findUnique: (id, { authentication }) => ({ id, userId: viewerIdOrNil(authentication) }),
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'What people read and say; it counts up.' }),
    status: t.expose('status', { type: OrderStatusRef, description: 'How far it is.' }),
    canCancel: t.boolean({
      description: 'Whether the shopper can cancel it now.',
      select: { status: true, holdReason: true },
      resolve: (order) => canTransition(order, 'CANCELLED', 'SHOPPER'),
    }),
    isOnHold: t.boolean({
      description: 'Whether the shop checks it before it is confirmed; `orderReleaseHold` ends that.',
      select: { holdReason: true },
      resolve: ({ holdReason }) => holdReason !== null,
    }),
    paymentMethod: t.expose('paymentMethod', { type: PaymentMethodRef, description: 'The payment method.' }),
    placedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    estimatedDeliveryAt: t.expose('estimatedDeliveryAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while it is unpaid or on hold, and if it was never placed.',
    }),
    customerOrderIndex: t.int({
      description:
        'Its place among the orders of its shopper, from 1. Earlier ones that were not paid, cancelled or refunded in full do not count.',
      authScopes: orderReaders,
      resolve: async ({ id }, _args, context) => 1 + (await batchedCount(context, countEarlierOrders, id)),
    }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true, description: 'Null until then.' }),
    deliveryFailure: t.field({ ...DELIVERY_FAILURE, authScopes: orderReaders }),
    address: t.field({
      type: OrderAddressRef,
      description: 'The delivery address.',
      authScopes: orderReaders,
      select: ORDER_ADDRESS_FIELDS,
      resolve: (order) => order,
    }),
    deliveryPreferences: t.field({
      type: DeliveryPreferencesRef,
      description: 'What the shopper asked of the rider.',
      authScopes: orderReaders,
      select: DELIVERY_PREFERENCE_FIELDS,
      resolve: (order) => order,
    }),
    rider: t.field({
      type: OrderRiderRef,
      nullable: true,
      description: 'Null unless it is `OUT_FOR_DELIVERY` and the viewer has placed it.',
      authScopes: orderReaders,
      select: { status: true, rider: { select: { name: true, mobile: true } } },
      resolve: ({ userId, status, rider }, _args, { authentication }) =>
        status === 'OUT_FOR_DELIVERY' && viewerOrNull(authentication)?.userId === userId ? rider : null,
    }),
    bill: t.field({
      type: BillRef,
      description: 'The amounts of the order.',
      select: {
        quantity: true,
        mrpTotalPaise: true,
        itemsTotalPaise: true,
        deliveryFeePaise: true,
        handlingFeePaise: true,
        tipPaise: true,
        grandTotalPaise: true,
      },
      resolve: ({ mrpTotalPaise, itemsTotalPaise, ...order }) => ({
        quantity: order.quantity,
        mrpTotal: Number(mrpTotalPaise),
        savings: Number(mrpTotalPaise - itemsTotalPaise),
        itemsTotal: Number(itemsTotalPaise),
        deliveryFee: Number(order.deliveryFeePaise),
        handlingFee: Number(order.handlingFeePaise),
        tip: Number(order.tipPaise),
        grandTotal: Number(order.grandTotalPaise),
      }),
    }),
    lines: t.connection(
      {
        type: OrderLineRef,
        description: 'Oldest first.',
        select: (args, _context, nestedSelection) => ({
          lines: { ...keysetPage(args, 'id', 'asc'), ...nestedSelection({ select: { id: true } }, ['edges', 'node']) },
        }),
        resolve: ({ id, lines }, args, context) =>
          toNodeConnection(lines, args, () => batchedCount(context, countLinesByOrder, id)),
      },
      ...ORDER_LINE_CONNECTION,
    ),
    events: t.relation('events', {
      type: OrderEventRef,
      description: 'Oldest first.',
      authScopes: orderReaders,
      query: { orderBy: { id: 'asc' } },
    }),
  }),
});

userErrorType(OrderTransitionError, (t) => ({
  status: t.expose('status', { type: OrderStatusRef, description: 'The current status of the order.' }),
  currentOrder: t.prismaField({
    type: OrderRef,
    nullable: true,
    description: 'Null for pickers and riders, who may not read prices.',
    resolve: (query, { orderId }, _args, { authentication }) => {
      const viewer = viewerOrNull(authentication);
      if (viewer === null) return null;
      const owner = canReadOrders(viewer) ? {} : { userId: viewer.userId };
      return db.order.findFirst({ ...query, where: { id: orderId, ...owner } });
    },
  }),
}));

export const ORDER_CONNECTION = listOf('Order', OrderRef, ['An order', 'orders']);

export const [, OrderEdge] = ORDER_CONNECTION;

builder.prismaObjectFields(UserRef, (t) => ({
  orders: t.connection(
    {
      type: OrderRef,
      description: 'Newest first.',
      select: (args, _context, nestedSelection) => ({
        orders: { ...keysetPage(args, 'id', 'desc'), ...nestedSelection({ select: ORDER_BASE }, ['edges', 'node']) },
      }),
      resolve: ({ id, orders }, args) =>
        toNodeConnection(orders, args, () => db.order.count({ where: { userId: id } })),
    },
    ...ORDER_CONNECTION,
  ),
}));

builder.queryField('order', (t) =>
  t.prismaField({
    type: OrderRef,
    nullable: true,
    description: "One of the viewer's orders; null for others.",
    authScopes: { shopper: true },
    args: { id: t.arg.globalID({ for: OrderRef, required: true, description: 'The order.' }) },
    resolve: (query, _root, { id }, { authentication }) =>
      db.order.findUnique({ ...query, where: { id: id.id, userId: viewerIdOrNil(authentication) } }),
  }),
);

async function countLinesByOrder(orderIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.orderLine.groupBy({
    by: ['orderId'],
    where: { orderId: { in: [...orderIds] } },
    _count: true,
  });
  return new Map(groups.map(({ orderId, _count }) => [orderId, _count]));
}

/** Reads the orders of each shopper once, however many of them are asked for; ids rise with the time. */
async function countEarlierOrders(orderIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; earlier: number }[]>`
    SELECT id, earlier FROM (
      SELECT id, count(*) FILTER (WHERE status <> ALL (${UNSOLD_STATES}::order_status[])) OVER (
        PARTITION BY user_id ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)::int AS earlier
      FROM orders WHERE user_id IN (SELECT user_id FROM orders WHERE id = ANY (${orderIds}::uuid[]))
    ) AS numbered
    WHERE id = ANY (${orderIds}::uuid[])`;
  return new Map(rows.map(({ id, earlier }) => [id, earlier]));
}
