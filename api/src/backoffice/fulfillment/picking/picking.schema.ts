import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, connectionQuery, toConnection } from '../../../platform/graphql/connection.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { requireViewer, viewerOrNull, type Viewer } from '../../../platform/core/viewer.ts';
import { OrderRef, OrderStatusRef } from '../../../shop/orders/order.schema.ts';
import { orderQueuePage, QUEUE_KEYS, queueKeys } from '../orderQueuePage.ts';
import { requirePicker, pickingWhere, PICKABLE } from '../fulfillmentStaff.ts';
import { can, canReadOrders } from '../../../platform/core/permissions.ts';
import type { Order } from '../../../platform/db/generated/client.ts';
import { DELIVERY_PREFERENCE_FIELDS, ORDER_ADDRESS_FIELDS } from '../../../shop/orders/orderColumns.ts';
import { DeliveryPreferencesRef, OrderAddressRef } from '../../../shop/orders/orderDelivery.schema.ts';
import { CASH_TO_COLLECT } from '../../../shop/cash/cashToCollect.schema.ts';

/** One selection of the lines for all fields, so that a list of orders reads them in one statement. */
const LINES = { orderBy: { id: 'asc' } } as const;
const QUANTITIES = {
  lines: { ...LINES, select: { quantity: true, pickedQuantity: true, missingQuantity: true } },
} as const;

const PickerRef = builder.prismaObject('User', {
  variant: 'Picker',
  description: 'The member of staff who picks an order.',
  select: { id: true },
  fields: (t) => ({ name: t.exposeString('name', { description: 'The name.' }) }),
});

/** The picker's view of an order; it is the same row as the order. */
export const PickingOrderRef = builder.prismaNode('Order', {
  variant: 'PickingOrder',
  description: "The picker's view of an order, without prices and recipient.",
  id: { field: 'id', description: 'The public id, `pick_…`.' },
  nullable: true,
  authScopes: { picking: true, orders: true, refunds: true },
  select: { id: true, status: true, pickerId: true }, // they decide about its packing slip
  findUnique: (id, { authentication }) => ({ id, AND: pickingWhere(viewerOrNull(authentication)) }),
  fields: (t) => ({
    orderId: t.id({
      description: 'The id of the order itself, `order_…`.',
      resolve: ({ id }) => encodeId('Order', id),
    }),
    number: t.exposeInt('number', { description: 'The number that people read.' }),
    status: t.expose('status', { type: OrderStatusRef, description: 'Its state.' }),
    placedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
    estimatedDeliveryAt: t.expose('estimatedDeliveryAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The delivery estimate.',
    }),
    quantity: t.exposeInt('quantity', { description: 'Ordered pieces.' }),
    remainingQuantity: t.int({
      description: 'Pieces that are neither picked nor missing.',
      select: QUANTITIES,
      resolve: ({ lines }) =>
        lines.reduce((sum, line) => sum + line.quantity - line.pickedQuantity - line.missingQuantity, 0),
    }),
    lines: t.relation('lines', {
      type: PickingLineRef,
      description: 'At most 100, oldest cart line first.',
      query: LINES,
    }),
    picker: t.field({
      type: PickerRef,
      nullable: true,
      description: 'Null without one, and for a deleted account.',
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
    description: 'Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
  }),
}));

const PICKING_ORDER_CONNECTION = listOf('PickingOrder', PickingOrderRef, [
  'An order for pickers',
  'orders for pickers',
]);

builder.queryFields((t) => ({
  pickingOrders: t.connection(
    {
      type: PickingOrderRef,
      nullable: true,
      description: 'Orders that are neither packed nor on hold, by delivery estimate. Needs the permission `PICKING`.',
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
      'An order that is neither packed nor on hold, or one of the viewer; with the permission `ORDERS` any order. Needs the permission `PICKING`.',
    authScopes: { picking: true },
    args: { id: t.arg.globalID({ for: PickingOrderRef, required: true, description: 'The order.' }) },
    resolve: (query, _root, { id }, { authentication }) =>
      db.order.findUnique({ ...query, where: { id: id.id, AND: pickingWhere(requireViewer(authentication)) } }),
  }),
}));

export const PickingLineRef = builder.prismaNode('OrderLine', {
  variant: 'PickingLine',
  description: "The picker's view of an order line, with the product as it was ordered.",
  id: { field: 'id', description: 'The public id, `pline_…`.' },
  nullable: true,
  authScopes: { picking: true, orders: true, refunds: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, order: pickingWhere(viewerOrNull(authentication)) }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the product.' }),
    brand: t.exposeString('brand', { nullable: true, description: 'The brand.' }),
    unit: t.exposeString('unit', { description: 'The pack size.' }),
    picture: t.relation('picture', { nullable: true, description: 'The first picture.' }),
    quantity: t.exposeInt('quantity', { description: 'The ordered quantity.' }),
    pickedQuantity: t.exposeInt('pickedQuantity', { description: 'The picked quantity.' }),
    missingQuantity: t.exposeInt('missingQuantity', { description: 'The missing quantity.' }),
  }),
});

/** What is printed for the bags of an order; it is the same row as the order. */
const PackingSlipRef = builder.prismaObject('Order', {
  variant: 'PackingSlip',
  description: 'What the packing slip and the bag labels of an order show.',
  authScopes: { picking: true, orders: true, refunds: true },
  select: { id: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number that people read.' }),
    placedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
    address: t.field({
      type: OrderAddressRef,
      description: 'The delivery address.',
      select: ORDER_ADDRESS_FIELDS,
      resolve: (order) => order,
    }),
    deliveryPreferences: t.field({
      type: DeliveryPreferencesRef,
      description: 'What the shopper asks of the rider.',
      select: DELIVERY_PREFERENCE_FIELDS,
      resolve: (order) => order,
    }),
    cashToCollect: t.field(CASH_TO_COLLECT),
    isPaid: t.boolean({
      description: 'Whether the order is paid.',
      select: { payment: { select: { paidAt: true } } },
      resolve: ({ payment }) => payment?.paidAt != null,
    }),
    lines: t.relation('lines', {
      type: PickingLineRef,
      description: 'At most 100, oldest cart line first.',
      query: { orderBy: { id: 'asc' } },
    }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  packingSlip: t.variant(PackingSlipRef, {
    isNull: () => false, // null for a refused viewer alone
    description: 'Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
  }),
}));

builder.prismaObjectFields(PickingOrderRef, (t) => ({
  packingSlip: t.variant(PackingSlipRef, {
    isNull: (order, _args, { authentication }) => !canPrint(viewerOrNull(authentication), order),
    description:
      'For the assigned picker while the order is `PICKING` or `PACKED`; with the permission `ORDERS` or `REFUNDS` of any order.',
  }),
}));

/** A picker sees the address only while the order is picked or packed. */
function canPrint(viewer: Viewer | null, { status, pickerId }: Pick<Order, 'status' | 'pickerId'>): boolean {
  if (viewer === null) return false;
  if (canReadOrders(viewer)) return true;
  const isAtHand = status === 'PICKING' || status === 'PACKED';
  return isAtHand && can(viewer, 'PICKING') && pickerId === viewer.userId;
}
