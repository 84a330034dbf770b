import { BillRef } from '../cart/bill.schema.ts';
import { db } from '../db/client.ts';
import { batchedCount } from '../graphql/batchedCount.ts';
import { builder } from '../graphql/builder.ts';
import { keysetPage, toConnection } from '../graphql/connection.ts';
import { NOBODY } from '../graphql/nobody.ts';
import { viewerOrNull } from '../graphql/viewer.ts';
import { UserRef } from '../identity/user.schema.ts';
import { countLinesByOrder } from './lineCounts.ts';
import { mayMove } from './orderStates.ts';
import { ORDER_LINE_CONNECTION, OrderLineRef } from './orderLine.schema.ts';

/** How far an order is. */
export const OrderStatusRef = builder.enumType('OrderStatus', {
  description: 'How far an order is.',
  values: {
    PENDING_PAYMENT: { description: 'Waits for an online payment; its stock is held.' },
    PLACED: { description: 'Placed; the shop has it.' },
    CONFIRMED: { description: 'The shop has taken it on.' },
    PICKING: { description: 'Is being gathered from the shelves.' },
    PACKED: { description: 'Is ready for the rider.' },
    OUT_FOR_DELIVERY: { description: 'Is on its way.' },
    DELIVERED: { description: 'Has arrived.' },
    CANCELLED: { description: 'Was cancelled; its stock went back.' },
    PAYMENT_FAILED: { description: 'Its payment failed; its stock went back.' },
    REFUNDED: { description: 'Was paid back.' },
  },
});

/** How an order is paid. */
export const PaymentMethodRef = builder.enumType('PaymentMethod', {
  description: 'How an order is paid.',
  values: {
    CASH_ON_DELIVERY: { description: 'To the rider.' },
    ONLINE: { description: 'By card or another online way, before it is placed.' },
  },
});

interface OrderAddress {
  recipientName: string;
  addressLine: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
  mobile: string;
}

/** The copy of an address in an order. */
export const OrderAddressRef = builder.objectRef<OrderAddress>('OrderAddress').implement({
  description: 'Where an order goes: a copy of the address as it was when the order was placed.',
  fields: (t) => ({
    recipientName: t.exposeString('recipientName', { description: 'Who ordered.' }),
    line: t.exposeString('addressLine', { description: 'House, street and area.' }),
    city: t.exposeString('city', { description: 'The city.' }),
    state: t.exposeString('state', { description: 'The state.' }),
    country: t.exposeString('country', { description: 'The country.' }),
    pincode: t.exposeString('pincode', { description: 'The postal code.' }),
    mobile: t.exposeString('mobile', { description: 'Whom the rider calls.' }),
  }),
});

const OrderActorRef = builder.enumType('OrderActor', {
  description: 'As what somebody moves an order to another state.',
  values: {
    SHOPPER: { description: 'The person who ordered.' },
    ADMIN: { description: 'The shop.' },
    PAYMENT: { description: 'The payment provider.' },
    PICKER: { description: 'Who packs it.' },
    RIDER: { description: 'Who brings it.' },
    SYSTEM: { description: "The shop's own rules." },
  },
});

const OrderEventRef = builder.prismaObject('OrderEvent', {
  description: 'A step of an order.',
  select: { id: true },
  fields: (t) => ({
    status: t.expose('status', { type: OrderStatusRef, description: 'The state it came to.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    by: t.expose('actor', { type: OrderActorRef, description: 'Who did it.' }),
    note: t.exposeString('note', { nullable: true, description: 'A word about it, if there is one.' }),
  }),
});

/** A placed order, readable by the person who placed it. */
export const OrderRef = builder.prismaNode('Order', {
  description: 'A placed order: a snapshot of lines, prices and address. Only the person who placed it can read it.',
  id: { field: 'id', description: 'The public id, `order_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, userId: viewerOrNull(authentication)?.userId ?? NOBODY }),
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number that people say aloud.' }),
    status: t.expose('status', { type: OrderStatusRef, description: 'How far it is.' }),
    canCancel: t.boolean({
      description: 'Whether the person who placed it can still cancel it.',
      select: { status: true },
      resolve: ({ status }) => mayMove(status, 'CANCELLED', 'SHOPPER'),
    }),
    paymentMethod: t.expose('paymentMethod', { type: PaymentMethodRef, description: 'How it is paid.' }),
    placedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
    promisedAt: t.expose('promisedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When it was promised to be at the door; null while it waits for its payment, and for orders that never were placed.',
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was at the door.',
    }),
    address: t.field({
      type: OrderAddressRef,
      description: 'Where it goes.',
      select: {
        recipientName: true,
        addressLine: true,
        city: true,
        state: true,
        country: true,
        pincode: true,
        mobile: true,
      },
      resolve: (order) => order,
    }),
    bill: t.field({
      type: BillRef,
      description: 'What it costs.',
      select: {
        quantity: true,
        mrpTotalPaise: true,
        itemsTotalPaise: true,
        deliveryFeePaise: true,
        handlingFeePaise: true,
        grandTotalPaise: true,
      },
      resolve: ({ mrpTotalPaise, itemsTotalPaise, ...order }) => ({
        quantity: order.quantity,
        mrpTotal: Number(mrpTotalPaise),
        savings: Number(mrpTotalPaise - itemsTotalPaise),
        itemsTotal: Number(itemsTotalPaise),
        deliveryFee: Number(order.deliveryFeePaise),
        handlingFee: Number(order.handlingFeePaise),
        grandTotal: Number(order.grandTotalPaise),
      }),
    }),
    lines: t.connection(
      {
        type: OrderLineRef,
        description: 'What was ordered, in the order it was added to the cart.',
        select: (args, _context, nestedSelection) => ({
          lines: { ...keysetPage(args, 'id', 'asc'), ...nestedSelection({ select: { id: true } }, ['edges', 'node']) },
        }),
        resolve: ({ id, lines }, args, context) =>
          toConnection(lines, args, {
            keysOf: (line) => [line.id],
            nodeOf: (line) => line,
            totalCount: () => batchedCount(context, countLinesByOrder, id),
          }),
      },
      ...ORDER_LINE_CONNECTION,
    ),
    events: t.relation('events', {
      type: OrderEventRef,
      description: 'What has happened to it, oldest first.',
      query: { orderBy: { id: 'asc' } },
    }),
  }),
});

/** An order in a list, for payloads that add one. */
export const OrderEdge = builder.edgeObject({ name: 'OrderEdge', description: 'An order in a list.', type: OrderRef });

/** The connection type of every list of orders, and its edge. */
export const ORDER_CONNECTION = [
  builder.connectionObject({ name: 'OrderConnection', description: 'A list of orders.', type: OrderRef }, OrderEdge),
  OrderEdge,
] as const;

builder.prismaObjectFields(UserRef, (t) => ({
  orders: t.connection(
    {
      type: OrderRef,
      description: 'Their orders, newest first.',
      select: (args, _context, nestedSelection) => ({
        orders: { ...keysetPage(args, 'id', 'desc'), ...nestedSelection({ select: { id: true } }, ['edges', 'node']) },
      }),
      resolve: ({ id, orders }, args) =>
        toConnection(orders, args, {
          keysOf: (order) => [order.id],
          nodeOf: (order) => order,
          totalCount: () => db.order.count({ where: { userId: id } }),
        }),
    },
    ...ORDER_CONNECTION,
  ),
}));

builder.queryField('order', (t) =>
  t.prismaField({
    type: OrderRef,
    nullable: true,
    description: "One of the viewer's orders; null when it is not theirs or does not exist.",
    authScopes: { shopper: true },
    args: { id: t.arg.globalID({ for: OrderRef, required: true, description: 'Its public id.' }) },
    resolve: (query, _root, { id }, { authentication }) =>
      db.order.findUnique({ ...query, where: { id: id.id, userId: viewerOrNull(authentication)?.userId ?? NOBODY } }),
  }),
);
