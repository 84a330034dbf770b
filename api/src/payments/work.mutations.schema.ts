import { builder } from '../graphql/builder.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { OrderGoneError } from '../orders/orderErrors.ts';
import { DeliveryOrderRef } from '../orders/work/delivery.schema.ts';
import { PickingOrderRef } from '../orders/work/picking.schema.ts';
import { AlreadyTakenError, NotAllMarkedError, WrongStateError } from '../orders/work/workErrors.ts';
import { deliveryPayload, pickingPayload } from '../orders/work/workPayload.ts';
import { finishDelivery } from './finishDelivery.ts';
import { finishPicking } from './finishPicking.ts';
import { startDelivery } from './startDelivery.ts';

const PickingFinishPayload = pickingPayload(
  'PickingFinishPayload',
  'The order is packed, or CANCELLED where nothing of it was left.',
);
const DeliveryStartPayload = deliveryPayload('DeliveryStartPayload', 'The order is on its way with the viewer.');
const DeliveryFinishPayload = deliveryPayload('DeliveryFinishPayload', 'The order is at the door, and paid.');

builder.mutationFields((t) => {
  const deliveryId = t.input.globalID({ for: DeliveryOrderRef, required: true, description: 'The order.' });
  return {
    pickingFinish: t.fieldWithInput({
      description:
        'Says that an order is packed, once all of its pieces are marked. What is missing is paid back, or not asked for at the door; an order of which nothing was left is cancelled. Only by who packs it, and by admins.',
      type: PickingFinishPayload,
      authScopes: { picker: true },
      errors: { types: [OrderGoneError, WrongStateError, AlreadyTakenError, NotAllMarkedError] },
      input: { orderId: t.input.globalID({ for: PickingOrderRef, required: true, description: 'The order.' }) },
      resolve: (_root, { input }, context) =>
        finishPicking(
          requireViewer(context.authentication),
          { orderId: input.orderId.id },
          { ...context, now: new Date() },
        ),
    }),
    deliveryStart: t.fieldWithInput({
      description:
        'Takes a packed order out for delivery; the viewer is its rider then. Asking again does no harm. For riders and admins.',
      type: DeliveryStartPayload,
      authScopes: { rider: true },
      errors: { types: [OrderGoneError, WrongStateError, AlreadyTakenError] },
      input: { orderId: deliveryId },
      resolve: (_root, { input }, context) =>
        startDelivery(
          requireViewer(context.authentication),
          { orderId: input.orderId.id },
          { ...context, now: new Date() },
        ),
    }),
    deliveryFinish: t.fieldWithInput({
      description:
        'Says that an order is at the door, and that its cash has been paid. Only by its rider, and by admins.',
      type: DeliveryFinishPayload,
      authScopes: { rider: true },
      errors: { types: [OrderGoneError, WrongStateError, AlreadyTakenError] },
      input: { orderId: deliveryId },
      resolve: (_root, { input }, context) =>
        finishDelivery(
          requireViewer(context.authentication),
          { orderId: input.orderId.id },
          { ...context, now: new Date() },
        ),
    }),
  };
});
