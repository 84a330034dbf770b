import { db } from '../../../platform/db/client.ts';
import type { OrderStatus, Prisma } from '../../../platform/db/generated/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { listOf, connectionQuery, toConnection } from '../../../platform/graphql/connection.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { can } from '../../../platform/core/permissions.ts';
import { requireViewer, viewerOrNull, type Viewer } from '../../../platform/core/viewer.ts';
import { actorField } from '../../../platform/audit/audit.schema.ts';
import {
  DELIVERY_FAILURE,
  OrderAddressRef,
  DeliveryPreferencesRef,
  DeliveryFailureReasonRef,
} from '../../../shop/orders/orderDelivery.schema.ts';
import { OrderStatusRef } from '../../../shop/orders/order.schema.ts';
import { ORDER_ADDRESS_FIELDS, DELIVERY_PREFERENCE_FIELDS, MAX_NOTE } from '../../../shop/orders/orderColumns.ts';
import { CASH_TO_COLLECT, ROUND_OFF } from '../../../shop/cash/cashToCollect.schema.ts';
import { orderQueuePage, QUEUE_KEYS, queueKeys } from '../orderQueuePage.ts';
import { requireRider, deliveryWhere, AlreadyAssignedError } from '../fulfillmentStaff.ts';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { PickingOrderRef } from '../picking/picking.schema.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { failDelivery, finishDelivery, startDelivery } from './deliveries.ts';
import { pickPaymentServices } from '../../../shop/payments/paymentServices.ts';

/** What a rider carries precedes all that waits, so that it is found without further pages. */
const QUEUE_STATES: OrderStatus[] = ['DELIVERY_FAILED', 'OUT_FOR_DELIVERY', 'PACKED'];

/** The rider's view of an order; it is the same row as the order. */
const DeliveryOrderRef = builder.prismaNode('Order', {
  variant: 'DeliveryOrder',
  description: "The rider's view of an order, without its products. Needs the permission `DELIVERIES`.",
  id: { field: 'id', description: 'The public id, `deliv_…`.' },
  nullable: true,
  authScopes: { deliveries: true },
  select: { id: true },
  findUnique: (id, { authentication }) => ({ id, AND: deliveryWhere(viewerOrNull(authentication)) }),
  fields: (t) => ({
    orderId: t.id({
      description: 'The id of the order itself, `order_…`.',
      resolve: ({ id }) => encodeId('Order', id),
    }),
    number: t.exposeInt('number', { description: 'The number that people read.' }),
    status: t.expose('status', { type: OrderStatusRef, description: 'Its state.' }),
    estimatedDeliveryAt: t.expose('estimatedDeliveryAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The delivery estimate.',
    }),
    quantity: t.int({
      description: 'Packed pieces.',
      select: { lines: { select: { pickedQuantity: true } } },
      resolve: ({ lines }) => lines.reduce((sum, { pickedQuantity }) => sum + pickedQuantity, 0),
    }),
    address: t.field({
      type: OrderAddressRef,
      nullable: true,
      description: 'Only while the viewer delivers the order. With the permission `ORDERS` from `PACKED` on.',
      select: { status: true, riderId: true, ...ORDER_ADDRESS_FIELDS },
      resolve: ({ status, riderId, ...address }, _args, { authentication }) =>
        canSeeAddress(requireViewer(authentication), { status, riderId }) ? address : null,
    }),
    deliveryPreferences: t.field({
      type: DeliveryPreferencesRef,
      nullable: true,
      description: 'Null when `address` is null.',
      select: { status: true, riderId: true, ...DELIVERY_PREFERENCE_FIELDS },
      resolve: ({ status, riderId, ...preferences }, _args, { authentication }) =>
        canSeeAddress(requireViewer(authentication), { status, riderId }) ? preferences : null,
    }),
    area: t.string({
      description: 'The city and the postal code.',
      select: { city: true, pincode: true },
      resolve: ({ city, pincode }) => `${city} ${pincode}`,
    }),
    cashToCollect: t.field(CASH_TO_COLLECT),
    roundOff: t.field(ROUND_OFF),
    deliveryFailure: t.field(DELIVERY_FAILURE),
    rider: t.field(actorField('rider', 'Null without one, and for a deleted account.')),
    isMine: t.boolean({
      description: 'Whether the viewer is the assigned rider.',
      select: { riderId: true },
      resolve: ({ riderId }, _args, { authentication }) =>
        riderId !== null && riderId === viewerOrNull(authentication)?.userId,
    }),
  }),
});

/** A rider sees the address only after `deliveryStart`, which the order events record. */
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

const DELIVERY_ORDER_CONNECTION = listOf('DeliveryOrder', DeliveryOrderRef, [
  'An order for riders',
  'orders for riders',
]);

builder.queryFields((t) => ({
  deliveryOrders: t.connection(
    {
      type: DeliveryOrderRef,
      nullable: true,
      description:
        'Packed orders without a rider, and those of the viewer until they are delivered; with the permission `ORDERS` those of all riders. Failed ones first, then those on their way; within a state by delivery estimate. Needs the permission `DELIVERIES`.',
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
      'A packed order without a rider, or one of the viewer; with the permission `ORDERS` any order. Needs the permission `DELIVERIES`.',
    authScopes: { deliveries: true },
    args: { id: t.arg.globalID({ for: DeliveryOrderRef, required: true, description: 'The order.' }) },
    resolve: (query, _root, { id }, { authentication }) =>
      db.order.findUnique({ ...query, where: { id: id.id, AND: deliveryWhere(requireViewer(authentication)) } }),
  }),
}));

const order = payloadFields('DeliveryOrder', 'orderId', (query) => db.order.findUniqueOrThrow(query));
const deliveryPayload = order.rowPayload('order', DeliveryOrderRef, 'The order after the change.');

builder.mutationFields((t) => {
  const deliveryId = t.input.globalID({ for: DeliveryOrderRef, required: true, description: 'The order.' });
  return {
    deliveryStart: t.fieldWithInput({
      description:
        'Starts the delivery of a packed order, or tries a failed one again, with the viewer as its rider. Repeating it changes nothing. Needs the permission `DELIVERIES`.',
      type: deliveryPayload('DeliveryStartPayload', 'The order is on its way.'),
      authScopes: { deliveries: true },
      errors: { types: [OrderNotFoundError, OrderTransitionError, AlreadyAssignedError] },
      input: {
        orderId: t.input.globalID({
          for: [DeliveryOrderRef, PickingOrderRef],
          required: true,
          description: 'The order, also by the id of its picker’s view.',
        }),
      },
      resolve: (_root, { input }, context) =>
        startDelivery(
          requireViewer(context.authentication),
          { orderId: input.orderId.id },
          pickPaymentServices(context),
        ),
    }),
    deliveryFail: t.fieldWithInput({
      description:
        'Records that an order on its way could not be delivered. Its rider keeps it. Repeating it changes nothing. Needs the permission `DELIVERIES`.',
      type: deliveryPayload('DeliveryFailPayload', 'The order stays with its rider.'),
      authScopes: { deliveries: true },
      errors: { types: [InvalidInputError, OrderNotFoundError, OrderTransitionError, AlreadyAssignedError] },
      input: {
        orderId: deliveryId,
        reason: t.input.field({ type: DeliveryFailureReasonRef, required: true, description: 'Why it failed.' }),
        note: t.input.string({
          description: `For the shopper; at most ${MAX_NOTE} characters.`,
          validate: textShape('Note', MAX_NOTE),
        }),
      },
      resolve: (_root, { input: { orderId, reason, note } }, context) =>
        failDelivery(
          requireViewer(context.authentication),
          { orderId: orderId.id, reason, note: note ?? null },
          pickPaymentServices(context),
        ),
    }),
    deliveryFinish: t.fieldWithInput({
      description:
        'Records that an order on its way is delivered, and its cash in the cash shift of its rider. Needs the permission `DELIVERIES`.',
      type: deliveryPayload('DeliveryFinishPayload', 'The order is delivered and paid.'),
      authScopes: { deliveries: true },
      errors: { types: [OrderNotFoundError, OrderTransitionError, AlreadyAssignedError] },
      input: {
        orderId: deliveryId,
        cashCollected: t.input.field({
          type: 'Paise',
          description: 'Fails when it is given and is not `cashToCollect`.',
        }),
      },
      resolve: (_root, { input }, context) =>
        finishDelivery(
          requireViewer(context.authentication),
          { orderId: input.orderId.id, cashCollected: input.cashCollected ?? null },
          pickPaymentServices(context),
        ),
    }),
  };
});
