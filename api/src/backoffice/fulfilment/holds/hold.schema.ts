import { requireViewer } from '../../../platform/core/viewer.ts';
import type { FulfillmentHoldReason } from '../../../platform/db/generated/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { OrderRef } from '../../../shop/orders/order.schema.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { orderPayload } from '../../../shop/orders/orderChanges.schema.ts';
import { pickPaymentServices } from '../../../shop/payments/paymentServices.ts';
import { releaseHold } from './releaseHold.ts';

const FulfillmentHoldReasonRef = builder.enumType('FulfillmentHoldReason', {
  description: 'Why an order is on hold.',
  values: {
    HIGH_RISK_OF_FRAUD: {
      description:
        'The open cash orders of an account that has received nothing yet are worth more than the shop delivers without a check.',
    },
  } satisfies Record<FulfillmentHoldReason, object>,
});

builder.prismaObjectFields(OrderRef, (t) => ({
  holdReason: t.expose('holdReason', {
    type: FulfillmentHoldReasonRef,
    nullable: true,
    description: 'Why the order is on hold; null when it is not. Needs the permission `ORDERS` or `REFUNDS`.',
    authScopes: { orders: true, refunds: true },
  }),
}));

const OrderReleaseHoldPayload = orderPayload(
  'OrderReleaseHoldPayload',
  'The order is not on hold, and has its delivery estimate.',
);

builder.mutationField('orderReleaseHold', (t) =>
  t.fieldWithInput({
    description:
      'Releases an order that is on hold, so that it can be confirmed and picked; its delivery estimate is made now. An order that is not on hold does not change. Fails with `OrderTransitionError` for an order that was cancelled. Needs the permission `ORDERS`.',
    type: OrderReleaseHoldPayload,
    authScopes: { orders: true },
    errors: { types: [OrderNotFoundError, OrderTransitionError] },
    input: { orderId: t.input.globalID({ for: OrderRef, required: true, description: 'The order.' }) },
    resolve: (_root, { input }, context) =>
      releaseHold(requireViewer(context.authentication), { orderId: input.orderId.id }, pickPaymentServices(context)),
  }),
);
