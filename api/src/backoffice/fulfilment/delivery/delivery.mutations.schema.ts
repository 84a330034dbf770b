import { builder } from '../../../platform/graphql/builder.ts';
import { textShape } from '../../../platform/core/text/textShape.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { DeliveryFailureReasonRef } from '../../../shop/orders/orderDelivery.schema.ts';
import { MAX_NOTE } from '../../../shop/orders/orderColumns.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { DeliveryOrderRef } from './delivery.schema.ts';
import { AlreadyAssignedError } from '../fulfilmentErrors.ts';
import { failDelivery } from './failDelivery.ts';
import { finishDelivery } from './finishDelivery.ts';
import { startDelivery } from './startDelivery.ts';
import { pickPaymentServices } from '../../../shop/payments/paymentServices.ts';
import { db } from '../../../platform/db/client.ts';

const DeliveryStartPayload = deliveryPayload(
  'DeliveryStartPayload',
  'The order is on its way, and the viewer is its rider.',
);
const DeliveryFailPayload = deliveryPayload(
  'DeliveryFailPayload',
  'The order is not delivered and stays with its rider.',
);
const DeliveryFinishPayload = deliveryPayload('DeliveryFinishPayload', 'The order is delivered and paid.');

builder.mutationFields((t) => {
  const deliveryId = t.input.globalID({ for: DeliveryOrderRef, required: true, description: 'The order.' });
  return {
    deliveryStart: t.fieldWithInput({
      description:
        'Starts the delivery of a packed order, or tries one again that could not be delivered, and assigns the viewer as its rider. A repeated call changes nothing. Needs the permission `DELIVERIES`. Fails with `AlreadyAssignedError` when another rider has the order.',
      type: DeliveryStartPayload,
      authScopes: { deliveries: true },
      errors: { types: [OrderNotFoundError, OrderTransitionError, AlreadyAssignedError] },
      input: { orderId: deliveryId },
      resolve: (_root, { input }, context) =>
        startDelivery(
          requireViewer(context.authentication),
          { orderId: input.orderId.id },
          pickPaymentServices(context),
        ),
    }),
    deliveryFail: t.fieldWithInput({
      description:
        'Records that an order could not be delivered. Its rider keeps it until `deliveryStart` tries again, or an admin cancels it by `orderUpdateState`. For the assigned rider, and with the permission `ORDERS` for others. A repeated call of the rider changes nothing. Needs the permission `DELIVERIES`. Fails with `OrderTransitionError` when the order is not on its way.',
      type: DeliveryFailPayload,
      authScopes: { deliveries: true },
      errors: { types: [InvalidInputError, OrderNotFoundError, OrderTransitionError, AlreadyAssignedError] },
      input: {
        orderId: deliveryId,
        reason: t.input.field({ type: DeliveryFailureReasonRef, required: true, description: 'Why it failed.' }),
        note: t.input.string({
          description: `A note of at most ${MAX_NOTE} characters, which the shopper can read.`,
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
        'Records that an order is delivered, and its cash in the open cash shift of its rider, or of the viewer without one. For the assigned rider, and with the permission `ORDERS` for others. Needs the permission `DELIVERIES`. Fails with `OrderTransitionError` when the order is not on its way.',
      type: DeliveryFinishPayload,
      authScopes: { deliveries: true },
      errors: { types: [OrderNotFoundError, OrderTransitionError, AlreadyAssignedError] },
      input: {
        orderId: deliveryId,
        cashCollected: t.input.field({
          type: 'Paise',
          description:
            'The cash that was collected: fails with `OrderTransitionError` when it is not `cashToCollect`. Without it nothing is compared.',
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

/** Defines the payload of a mutation that changes an order during delivery. */
function deliveryPayload(name: string, description: string) {
  return builder.objectRef<{ orderId: string }>(name).implement({
    description,
    fields: (t) => ({
      order: t.prismaField({
        type: DeliveryOrderRef,
        description: 'The order after the change.',
        resolve: (query, { orderId }) => db.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
      }),
    }),
  });
}
