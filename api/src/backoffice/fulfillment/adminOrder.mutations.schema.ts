import { requireViewer } from '../../platform/core/viewer.ts';
import type { FulfillmentHoldReason } from '../../platform/db/generated/client.ts';
import { replacedBy } from '../../platform/graphql/replacedBy.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { OrderRef, OrderStatusRef } from '../../shop/orders/order.schema.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../shop/orders/orderErrors.ts';
import { orderPayload } from '../../shop/orders/orderChanges.schema.ts';
import { pickPaymentServices } from '../../shop/payments/paymentServices.ts';
import { releaseHold, readOrderRisks, RISK_DAYS, type OrderRisk } from './orderHolds.ts';
import { batchedLoad } from '../../platform/graphql/batchedLoad.ts';
import { textShape } from '../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { UserRef } from '../../shop/identity/user.schema.ts';
import { DeliveryFailureReasonRef } from '../../shop/orders/orderDelivery.schema.ts';
import { MAX_NOTE } from '../../shop/orders/orderColumns.ts';
import { updateOrderState } from './updateOrderState.ts';
import { ActorRef } from '../../platform/audit/audit.schema.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { db } from '../../platform/db/client.ts';
import { assignRider } from './delivery/deliveries.ts';
import { IS_RIDER, RiderNotFoundError } from './fulfillmentStaff.ts';

/** More riders than a shop of one address has. */
const MAX_RIDERS = 200;

const FulfillmentHoldReasonRef = builder.enumType('FulfillmentHoldReason', {
  description: 'Why an order is on hold.',
  values: {
    HIGH_RISK_OF_FRAUD: {
      description:
        'The open cash orders of an account without a delivered order are worth more than the shop delivers unchecked.',
    },
  } satisfies Record<FulfillmentHoldReason, object>,
});

const OrderRiskRef = builder.objectRef<OrderRisk>('OrderRisk').implement({
  description: 'Facts from which an admin decides whether an order is genuine.',
  fields: (t) => ({
    isEmailConfirmed: t.exposeBoolean('isEmailConfirmed', { description: 'Whether the e-mail address is verified.' }),
    accountCreatedAt: t.expose('accountCreatedAt', {
      type: 'DateTime',
      description: 'When the account was created.',
    }),
    deliveredOrderCount: t.exposeInt('deliveredOrderCount', { description: 'Earlier orders that were delivered.' }),
    cancelledOrderCount: t.exposeInt('cancelledOrderCount', { description: 'Earlier orders that were cancelled.' }),
    otherAccountsAtAddress: t.exposeInt('otherAccountsAtAddress', {
      nullable: true,
      description: `Other accounts that ordered to the same address in the last ${RISK_DAYS} days; null for an older order.`,
    }),
    otherAccountsInNetwork: t.exposeInt('otherAccountsInNetwork', {
      nullable: true,
      description: `Other accounts that ordered from the same IPv4 address or IPv6 /64 in the last ${RISK_DAYS} days; null for an older order. A mobile carrier's customers share addresses.`,
    }),
  }),
});

builder.prismaObjectFields(OrderRef, (t) => ({
  holdReason: t.expose('holdReason', {
    type: FulfillmentHoldReasonRef,
    nullable: true,
    description: 'Null when the order is not on hold. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
  }),
  risk: t.field({
    type: OrderRiskRef,
    nullable: true,
    description: 'Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
    select: { id: true },
    resolve: ({ id }, _args, context) => {
      const viewer = requireViewer(context.authentication);
      const batch = (ids: readonly string[]) => readOrderRisks(viewer, ids, new Date());
      return batchedLoad(context, { key: readOrderRisks, batch }, id);
    },
  }),
}));

builder.mutationField('orderReleaseHold', (t) =>
  t.fieldWithInput({
    description:
      'Releases an order from its hold, so that it can be picked. Repeating it changes nothing. Needs the permission `ORDERS`.',
    type: orderPayload('OrderReleaseHoldPayload', 'The order has its delivery estimate.'),
    authScopes: { orders: true },
    errors: { types: [OrderNotFoundError, OrderTransitionError] },
    input: { orderId: t.input.globalID({ for: OrderRef, required: true, description: 'The order.' }) },
    resolve: (_root, { input }, context) =>
      releaseHold(requireViewer(context.authentication), { orderId: input.orderId.id }, pickPaymentServices(context)),
  }),
);

const OrderUpdateStatusPayload = orderPayload('OrderUpdateStatusPayload', 'The order has the requested status.');
const OrderUpdateStatePayload = orderPayload('OrderUpdateStatePayload', 'The order has the requested status.');

builder.mutationFields((t) => {
  const statusUpdate = (options: {
    type: typeof OrderUpdateStatusPayload;
    description: string;
    deprecationReason?: string;
  }) =>
    t.fieldWithInput({
      ...options,
      authScopes: { orders: true },
      errors: { types: [InvalidInputError, OrderNotFoundError, OrderTransitionError, RiderNotFoundError] },
      input: {
        orderId: t.input.globalID({ for: OrderRef, required: true, description: 'The order.' }),
        to: t.input.field({ type: OrderStatusRef, required: true, description: 'The new status.' }),
        note: t.input.string({
          description: `For the shopper; at most ${MAX_NOTE} characters.`,
          validate: textShape('Note', MAX_NOTE),
        }),
        riderId: t.input.globalID({
          for: UserRef,
          description: 'For `OUT_FOR_DELIVERY`; by default the assigned rider.',
        }),
        cashCollected: t.input.field({
          type: 'Paise',
          description: 'For `DELIVERED`: fails when it is given and is not `cashToCollect`.',
        }),
        deliveryFailureReason: t.input.field({
          type: DeliveryFailureReasonRef,
          description: '`DELIVERY_FAILED` needs it.',
        }),
      },
      resolve: (_root, { input: { orderId, riderId, ...input } }, context) =>
        updateOrderState(
          requireViewer(context.authentication),
          { note: null, ...input, orderId: orderId.id, riderId: riderId?.id ?? null },
          pickPaymentServices(context),
        ),
    });
  return {
    orderUpdateStatus: statusUpdate({
      type: OrderUpdateStatusPayload,
      description:
        'Moves an order to the next status of its delivery, to `DELIVERY_FAILED`, or to `CANCELLED`, which restocks and refunds it. An order on hold can only be cancelled. To cancel a paid order also needs the permission `REFUNDS`. Needs the permission `ORDERS`.',
    }),
    orderUpdateState: statusUpdate({
      type: OrderUpdateStatePayload,
      description: 'The same as `orderUpdateStatus`. Needs the permission `ORDERS`.',
      deprecationReason: replacedBy('`orderUpdateStatus`'),
    }),
  };
});

builder.queryField('riders', (t) =>
  t.field({
    type: [ActorRef],
    nullable: true,
    description: `By name; at most ${MAX_RIDERS}. Needs the permission \`ORDERS\` or \`REFUNDS\`.`,
    authScopes: { orders: true, refunds: true },
    resolve: (_root, _args, { authentication }) => {
      requirePermission(requireViewer(authentication), 'ORDERS', 'REFUNDS');
      return db.user.findMany({
        where: IS_RIDER,
        select: { id: true, name: true },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: MAX_RIDERS,
      });
    },
  }),
);

builder.mutationField('orderAssignRider', (t) =>
  t.fieldWithInput({
    description:
      'Assigns a rider to an order that is packed, on its way or not delivered. No other rider can start it. Repeating it changes nothing. Needs the permission `ORDERS`.',
    type: orderPayload('OrderAssignRiderPayload', 'The order is assigned to the rider.'),
    authScopes: { orders: true },
    errors: { types: [OrderNotFoundError, OrderTransitionError, RiderNotFoundError] },
    input: {
      orderId: t.input.globalID({ for: OrderRef, required: true, description: 'The order.' }),
      riderId: t.input.globalID({
        for: UserRef,
        description: 'The `userId` of one of `riders`; null ends the assignment, except on the way.',
      }),
    },
    resolve: (_root, { input }, { authentication, pubSub }) =>
      assignRider(
        requireViewer(authentication),
        { orderId: input.orderId.id, riderId: input.riderId?.id ?? null },
        { pubSub },
      ),
  }),
);
