import { db } from '../../../platform/db/client.ts';
import type { OrderStatus, Prisma } from '../../../platform/db/generated/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, connectionQuery, toConnection } from '../../../platform/graphql/connection.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { can } from '../../../platform/core/permissions.ts';
import { requireViewer, viewerOrNull, type Viewer } from '../../../platform/core/viewer.ts';
import { ACTOR_SELECTION, actorOf, ActorRef } from '../../../platform/audit/audit.schema.ts';
import { DELIVERY_FAILURE } from '../../../shop/orders/deliveryFailure.schema.ts';
import { OrderStatusRef } from '../../../shop/orders/order.schema.ts';
import { OrderAddressRef } from '../../../shop/orders/orderAddress.schema.ts';
import { ORDER_ADDRESS_FIELDS } from '../../../shop/orders/orderAddressFields.ts';
import { DeliveryPreferencesRef } from '../../../shop/orders/deliveryPreferences.schema.ts';
import { DELIVERY_PREFERENCE_FIELDS } from '../../../shop/orders/deliveryPreferenceFields.ts';
import { CASH_TO_COLLECT, ROUND_OFF } from '../../../shop/cash/cashToCollect.schema.ts';
import { orderQueuePage, QUEUE_KEYS, queueKeys } from '../orderQueuePage.ts';
import { requireRider } from '../staffActor.ts';
import { deliveryWhere } from './deliveryWhere.ts';

/** What a rider carries precedes all that waits, so that it is found without further pages. */
const QUEUE_STATES: OrderStatus[] = ['DELIVERY_FAILED', 'OUT_FOR_DELIVERY', 'PACKED'];

/** The rider's view of an order; it is the same row as the order. */
export const DeliveryOrderRef = builder.prismaNode('Order', {
  variant: 'DeliveryOrder',
  description:
    "The rider's view of an order: its destination and the cash to collect, without its products. Needs the permission `DELIVERIES`.",
  id: { field: 'id', description: 'The public id, `deliv_…`.' },
  nullable: true,
  authScopes: { deliveries: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: deliveryWhere(viewerOrNull(authentication)) }),
  fields: (t) => ({
    orderId: t.id({
      description: 'The public id of the order itself, `order_…`.',
      resolve: ({ id }) => encodeId('Order', id),
    }),
    number: t.exposeInt('number', { description: 'The order number that people read and say.' }),
    status: t.expose('status', { type: OrderStatusRef, description: 'The state of the order.' }),
    estimatedDeliveryAt: t.expose('estimatedDeliveryAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The estimated time of delivery; null when there is none.',
    }),
    quantity: t.int({
      description: 'The number of packed pieces.',
      select: { lines: { select: { pickedQuantity: true } } },
      resolve: ({ lines }) => lines.reduce((sum, { pickedQuantity }) => sum + pickedQuantity, 0),
    }),
    address: t.field({
      type: OrderAddressRef,
      nullable: true,
      description:
        'The address and the mobile number; null until the viewer has started the delivery, and after it has failed, is delivered or cancelled. Admins see it from `PACKED` on.',
      select: {
        status: true,
        riderId: true,
        ...ORDER_ADDRESS_FIELDS,
      },
      resolve: ({ status, riderId, ...address }, _args, { authentication }) =>
        canSeeAddress(requireViewer(authentication), { status, riderId }) ? address : null,
    }),
    deliveryPreferences: t.field({
      type: DeliveryPreferencesRef,
      nullable: true,
      description: 'What the shopper asked of the rider; null when `address` is null.',
      select: { status: true, riderId: true, ...DELIVERY_PREFERENCE_FIELDS },
      resolve: ({ status, riderId, ...preferences }, _args, { authentication }) =>
        canSeeAddress(requireViewer(authentication), { status, riderId }) ? preferences : null,
    }),
    area: t.string({
      description: 'The city and the postal code, by which riders combine orders.',
      select: { city: true, pincode: true },
      resolve: ({ city, pincode }) => `${city} ${pincode}`,
    }),
    cashToCollect: t.field(CASH_TO_COLLECT),
    roundOff: t.field(ROUND_OFF),
    deliveryFailure: t.field(DELIVERY_FAILURE),
    rider: t.field({
      type: ActorRef,
      nullable: true,
      description: 'The assigned rider; null when nobody is, and for a deleted account.',
      select: { rider: ACTOR_SELECTION },
      resolve: ({ rider }) => actorOf(rider),
    }),
    isMine: t.boolean({
      description: 'Whether the viewer is the assigned rider.',
      select: { riderId: true },
      resolve: ({ riderId }, _args, { authentication }) =>
        riderId !== null && riderId === viewerOrNull(authentication)?.userId,
    }),
  }),
});

/** A rider sees the address only after deliveryStart, which the order's events record. */
function canSeeAddress(viewer: Viewer, { status, riderId }: { status: OrderStatus; riderId: string | null }): boolean {
  if (status === 'PACKED' || status === 'DELIVERY_FAILED') return can(viewer, 'ORDERS');
  return status === 'OUT_FOR_DELIVERY' && (can(viewer, 'ORDERS') || riderId === viewer.userId);
}

/** Orders that are packed, on their way or not delivered: riders see their own and those without a rider, and who has the permission `ORDERS` all. */
function openDeliveriesWhere(viewer: Viewer): Prisma.OrderWhereInput {
  const { userId } = requireRider(viewer);
  const isOpen = { status: { in: QUEUE_STATES } };
  if (can(viewer, 'ORDERS')) return isOpen;
  return {
    OR: [
      { status: 'PACKED', riderId: null },
      { riderId: userId, ...isOpen },
    ],
  };
}

const DELIVERY_ORDER_CONNECTION = listOf('DeliveryOrder', DeliveryOrderRef, {
  edge: 'An order in a list of orders for riders.',
  connection: 'A list of orders for riders.',
});

builder.queryFields((t) => ({
  deliveryOrders: t.connection(
    {
      type: DeliveryOrderRef,
      nullable: true,
      description:
        'The orders that are packed and have no rider, and those that are assigned to the viewer until they are delivered; with the permission `ORDERS` all of these. What could not be delivered comes first, then what is on its way; within a state the earliest delivery estimate comes first. Needs the permission `DELIVERIES`.',
      authScopes: { deliveries: true },
      resolve: async (_root, args, context, info) => {
        const query = connectionQuery({ context, info, typeName: 'DeliveryOrder' }, QUEUE_KEYS);
        const where = openDeliveriesWhere(requireViewer(context.authentication));
        const page = orderQueuePage(args, QUEUE_STATES);
        const orders = await db.order.findMany({ ...query, ...page, where: { AND: [where, page.where] } });
        return toConnection(orders, args, {
          keysOf: queueKeys,
          nodeOf: (order) => order,
          totalCount: () => db.order.count({ where }),
        });
      },
    },
    ...DELIVERY_ORDER_CONNECTION,
  ),
  deliveryOrder: t.prismaField({
    type: DeliveryOrderRef,
    nullable: true,
    description:
      'An order that is packed and has no rider, or that is assigned to the viewer; with the permission `ORDERS` any order. Null for other orders. Needs the permission `DELIVERIES`.',
    authScopes: { deliveries: true },
    args: {
      id: t.arg.globalID({
        for: DeliveryOrderRef,
        required: true,
        description: 'The public id of the order, `deliv_…`.',
      }),
    },
    resolve: (query, _root, { id }, { authentication }) =>
      db.order.findUnique({ ...query, where: { id: id.id, AND: deliveryWhere(requireViewer(authentication)) } }),
  }),
}));
