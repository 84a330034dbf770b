import { z } from 'zod';
import { MAX_QUANTITY } from '@kirana/shared/limits.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { payloadFields } from '../../../platform/graphql/payloadFields.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { recordPick, startPicking, PickingIncompleteError, finishPicking } from './picking.ts';
import { PickingOrderRef, PickingLineRef } from './picking.schema.ts';
import { AlreadyAssignedError } from '../fulfillmentStaff.ts';
import { pickPaymentServices } from '../../../shop/payments/paymentServices.ts';
import { db } from '../../../platform/db/client.ts';

const order = payloadFields('PickingOrder', 'orderId', (query) => db.order.findUniqueOrThrow(query));
const pickingPayload = order.rowPayload('order', PickingOrderRef, 'The order after the change.');

const quantityShape = z
  .int()
  .min(0, 'A number of pieces must not be negative')
  .max(MAX_QUANTITY, `A line has at most ${MAX_QUANTITY} pieces`);

builder.mutationFields((t) => ({
  pickingStart: t.fieldWithInput({
    description:
      'Makes the viewer the picker of an order; a placed order is confirmed first. Repeating it changes nothing. Needs the permission `PICKING`.',
    type: pickingPayload('PickingStartPayload', 'The viewer is the picker of the order.'),
    authScopes: { picking: true },
    errors: { types: [OrderNotFoundError, OrderTransitionError, AlreadyAssignedError] },
    input: {
      orderId: t.input.globalID({ for: PickingOrderRef, required: true, description: 'The order.' }),
      takeOver: t.input.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to take it over from another picker; recorded quantities stay.',
      }),
    },
    resolve: (_root, { input: { orderId, takeOver } }, context) =>
      startPicking(
        requireViewer(context.authentication),
        { orderId: orderId.id, takeOver },
        { pubSub: context.pubSub },
      ),
  }),
  pickingRecordPick: t.fieldWithInput({
    description:
      'Replaces the picked and missing quantities of a line. Missing pieces are refunded when the order is packed. Needs the permission `PICKING`.',
    type: pickingPayload('PickingRecordPickPayload', 'The quantities are recorded.'),
    authScopes: { picking: true },
    errors: { types: [InvalidInputError, OrderNotFoundError, OrderTransitionError, AlreadyAssignedError] },
    input: {
      lineId: t.input.globalID({ for: PickingLineRef, required: true, description: 'The line.' }),
      pickedQuantity: t.input.int({ required: true, description: 'The picked quantity.', validate: quantityShape }),
      missingQuantity: t.input.int({ required: true, description: 'The missing quantity.', validate: quantityShape }),
    },
    resolve: (_root, { input: { lineId, ...quantities } }, context) =>
      recordPick(
        requireViewer(context.authentication),
        { orderLineId: lineId.id, ...quantities },
        { pubSub: context.pubSub },
      ),
  }),
  pickingFinish: t.fieldWithInput({
    description:
      'Packs an order. Missing pieces are refunded, or reduce the cash to collect; an order without any picked piece is cancelled. Needs the permission `PICKING`.',
    type: pickingPayload('PickingFinishPayload', 'The order is packed, or cancelled.'),
    authScopes: { picking: true },
    errors: { types: [OrderNotFoundError, OrderTransitionError, AlreadyAssignedError, PickingIncompleteError] },
    input: { orderId: t.input.globalID({ for: PickingOrderRef, required: true, description: 'The order.' }) },
    resolve: (_root, { input }, context) =>
      finishPicking(requireViewer(context.authentication), { orderId: input.orderId.id }, pickPaymentServices(context)),
  }),
}));
