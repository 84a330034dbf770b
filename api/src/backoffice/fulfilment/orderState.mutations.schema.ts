import { textShape } from '../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../../shop/identity/user.schema.ts';
import { DeliveryFailureReasonRef } from '../../shop/orders/orderDelivery.schema.ts';
import { OrderRef, OrderStatusRef } from '../../shop/orders/order.schema.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../shop/orders/orderErrors.ts';
import { MAX_NOTE } from '../../shop/orders/orderColumns.ts';
import { orderPayload } from '../../shop/orders/orderChanges.schema.ts';
import { RiderNotFoundError } from './fulfilmentErrors.ts';
import { updateOrderState } from './updateOrderState.ts';
import { pickPaymentServices } from '../../shop/payments/paymentServices.ts';

const OrderUpdateStatePayload = orderPayload('OrderUpdateStatePayload', 'The order has the requested state.');

builder.mutationField('orderUpdateState', (t) =>
  t.fieldWithInput({
    description:
      'Moves an order to another state: to the next one of its delivery, to `DELIVERY_FAILED`, or to `CANCELLED`, which restocks its products and refunds its payment. Fails with `OrderTransitionError` when the current state does not allow the step, and for every step but a cancellation while the order is on hold. A paid order is cancelled by those alone who may also refund it. Needs the permission `ORDERS`.',
    type: OrderUpdateStatePayload,
    authScopes: { orders: true },
    errors: { types: [InvalidInputError, OrderNotFoundError, OrderTransitionError, RiderNotFoundError] },
    input: {
      orderId: t.input.globalID({ for: OrderRef, required: true, description: 'The order.' }),
      to: t.input.field({ type: OrderStatusRef, required: true, description: 'The new state.' }),
      note: t.input.string({
        description: `A note of at most ${MAX_NOTE} characters, which the shopper can read.`,
        validate: textShape('Note', MAX_NOTE),
      }),
      riderId: t.input.globalID({
        for: UserRef,
        description: 'The rider whom the order is handed to, for `OUT_FOR_DELIVERY`; without one the assigned rider.',
      }),
      cashCollected: t.input.field({
        type: 'Paise',
        description:
          'The cash that was collected, for `DELIVERED`: fails with `OrderTransitionError` when it is not `cashToCollect`. Without it nothing is compared.',
      }),
      deliveryFailureReason: t.input.field({
        type: DeliveryFailureReasonRef,
        description: 'Why the delivery failed; `DELIVERY_FAILED` needs it.',
      }),
    },
    resolve: (_root, { input: { orderId, riderId, ...input } }, context) =>
      updateOrderState(
        requireViewer(context.authentication),
        { note: null, ...input, orderId: orderId.id, riderId: riderId?.id ?? null },
        pickPaymentServices(context),
      ),
  }),
);
