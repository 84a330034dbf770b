import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, connectionQuery, toConnection } from '../../../platform/graphql/connection.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { requireViewer, viewerOrNull } from '../../../platform/core/viewer.ts';
import { OrderRef, OrderStatusRef } from '../../../shop/orders/order.schema.ts';
import { PickingLineRef } from './pickingLine.schema.ts';
import { orderQueuePage, QUEUE_KEYS, queueKeys } from '../orderQueuePage.ts';
import { requirePicker } from '../staffActor.ts';
import { pickingWhere, PICKABLE } from './pickingWhere.ts';

/** One selection of the lines for all fields, so that a list of orders reads them in one statement. */
const LINES = { orderBy: { id: 'asc' } } as const;
const QUANTITIES = {
  lines: { ...LINES, select: { quantity: true, pickedQuantity: true, missingQuantity: true } },
} as const;

const PickerRef = builder.prismaObject('User', {
  variant: 'Picker',
  description: 'The member of the staff who picks an order.',
  select: { id: true },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the picker.' }),
  }),
});

/** The picker's view of an order; it is the same row as the order. */
export const PickingOrderRef = builder.prismaNode('Order', {
  variant: 'PickingOrder',
  description:
    "The picker's view of an order: its products, without prices and recipient. Needs the permission `PICKING`.",
  id: { field: 'id', description: 'The public id, `pick_…`.' },
  nullable: true,
  authScopes: { picking: true, orders: true, refunds: true },
  select: { id: true, status: true, pickerId: true }, // they decide about its packing slip
  findUnique: (id, { authentication }) => ({ id, AND: pickingWhere(viewerOrNull(authentication)) }),
  fields: (t) => ({
    orderId: t.id({
      description: 'The public id of the order itself, `order_…`.',
      resolve: ({ id }) => encodeId('Order', id),
    }),
    number: t.exposeInt('number', { description: 'The order number that people read and say.' }),
    status: t.expose('status', { type: OrderStatusRef, description: 'The state of the order.' }),
    placedAt: t.expose('createdAt', { type: 'DateTime', description: 'When the order was created.' }),
    estimatedDeliveryAt: t.expose('estimatedDeliveryAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The estimated time of delivery; null when there is none.',
    }),
    quantity: t.exposeInt('quantity', { description: 'The number of ordered pieces.' }),
    remainingQuantity: t.int({
      description: 'The number of pieces that are neither picked nor missing.',
      select: QUANTITIES,
      resolve: ({ lines }) =>
        lines.reduce((sum, line) => sum + line.quantity - line.pickedQuantity - line.missingQuantity, 0),
    }),
    lines: t.relation('lines', {
      type: PickingLineRef,
      description: 'The lines, oldest cart line first; an order has at most 100.',
      query: LINES,
    }),
    picker: t.field({
      type: PickerRef,
      nullable: true,
      description: 'The picker who is assigned; null when none is, and when the account of the picker is deleted.',
      select: (_args, _context, nestedSelection) => ({
        picker: nestedSelection({ select: { id: true, status: true } }),
      }),
      resolve: ({ picker }) => (picker && picker.status !== 'INACTIVE' ? picker : null),
    }),
    isMine: t.boolean({
      description: 'Whether the viewer is the assigned picker.',
      select: { pickerId: true },
      resolve: ({ pickerId }, _args, { authentication }) =>
        pickerId !== null && pickerId === viewerOrNull(authentication)?.userId,
    }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  picking: t.variant(PickingOrderRef, {
    isNull: () => false, // null for a refused viewer alone
    description: "The picker's view of the order. Needs the permission `ORDERS` or `REFUNDS`.",
    authScopes: { orders: true, refunds: true },
  }),
}));

const PICKING_ORDER_CONNECTION = listOf('PickingOrder', PickingOrderRef, {
  edge: 'An order in a list of orders for pickers.',
  connection: 'A list of orders for pickers.',
});

builder.queryFields((t) => ({
  pickingOrders: t.connection(
    {
      type: PickingOrderRef,
      nullable: true,
      description:
        'The orders that are not packed yet and not on hold, whether a picker is assigned or not: the earliest delivery estimate first. Needs the permission `PICKING`.',
      authScopes: { picking: true },
      resolve: async (_root, args, context, info) => {
        requirePicker(requireViewer(context.authentication));
        const keys = { ...QUEUE_KEYS, pickerId: true } as const;
        const query = connectionQuery({ context, info, typeName: 'PickingOrder' }, keys);
        const page = orderQueuePage(args);
        const orders = await db.order.findMany({ ...query, ...page, where: { AND: [PICKABLE, page.where] } });
        return toConnection(orders, args, {
          keysOf: queueKeys,
          nodeOf: (order) => order,
          totalCount: () => db.order.count({ where: PICKABLE }),
        });
      },
    },
    ...PICKING_ORDER_CONNECTION,
  ),
  pickingOrder: t.prismaField({
    type: PickingOrderRef,
    nullable: true,
    description:
      'An order that is not packed yet and not on hold, or is assigned to the viewer; with the permission `ORDERS` any order. Null for other orders. Needs the permission `PICKING`.',
    authScopes: { picking: true },
    args: {
      id: t.arg.globalID({
        for: PickingOrderRef,
        required: true,
        description: 'The public id of the order, `pick_…`.',
      }),
    },
    resolve: (query, _root, { id }, { authentication }) =>
      db.order.findUnique({ ...query, where: { id: id.id, AND: pickingWhere(requireViewer(authentication)) } }),
  }),
}));
