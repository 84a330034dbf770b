import { z } from 'zod';
import { MAX_QUANTITY } from '../../../shop/stock/orderLimit.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { recordPick } from './recordPick.ts';
import { PickingOrderRef } from './picking.schema.ts';
import { PickingLineRef } from './pickingLine.schema.ts';
import { startPicking } from './startPicking.ts';
import { AlreadyAssignedError, PickingIncompleteError } from '../fulfilmentErrors.ts';
import { finishPicking } from './finishPicking.ts';
import { pickPaymentServices } from '../../../shop/payments/paymentServices.ts';
import { db } from '../../../platform/db/client.ts';

const PickingStartPayload = pickingPayload('PickingStartPayload', 'The viewer is the picker of the order.');
const PickingRecordPickPayload = pickingPayload('PickingRecordPickPayload', 'The quantities of the line are recorded.');

const PickingFinishPayload = pickingPayload(
  'PickingFinishPayload',
  'The order is packed, or `CANCELLED` when every piece was missing.',
);

const pieces = z
  .int()
  .min(0, 'A number of pieces must not be negative')
  .max(MAX_QUANTITY, `A line has at most ${MAX_QUANTITY} pieces`);

builder.mutationFields((t) => ({
  pickingStart: t.fieldWithInput({
    description:
      'Assigns the viewer as the picker of an order; a placed order is confirmed first. A repeated call changes nothing. Needs the permission `PICKING`. Fails with `AlreadyAssignedError` when another picker has the order and `takeOver` is false.',
    type: PickingStartPayload,
    authScopes: { picking: true },
    errors: { types: [OrderNotFoundError, OrderTransitionError, AlreadyAssignedError] },
    input: {
      orderId: t.input.globalID({ for: PickingOrderRef, required: true, description: 'The order.' }),
      takeOver: t.input.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to take the order over from another picker; recorded quantities stay.',
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
      'Records the picked and missing quantities of a line; they replace earlier ones, and their sum is at most the ordered quantity. The shopper sees missing pieces at once; they are refunded when the order is packed, so that the picker can correct them until then. For the assigned picker, and with the permission `ORDERS` for others. Needs the permission `PICKING`.',
    type: PickingRecordPickPayload,
    authScopes: { picking: true },
    errors: { types: [InvalidInputError, OrderNotFoundError, OrderTransitionError, AlreadyAssignedError] },
    input: {
      lineId: t.input.globalID({ for: PickingLineRef, required: true, description: 'The line.' }),
      pickedQuantity: t.input.int({ required: true, description: 'The picked quantity.', validate: pieces }),
      missingQuantity: t.input.int({ required: true, description: 'The missing quantity.', validate: pieces }),
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
      'Packs an order whose every piece is picked or missing. Missing pieces are refunded, or reduce the cash to collect; an order whose every piece is missing is cancelled. For the assigned picker, and with the permission `ORDERS` for others. Needs the permission `PICKING`. Fails with `PickingIncompleteError` while pieces remain.',
    type: PickingFinishPayload,
    authScopes: { picking: true },
    errors: { types: [OrderNotFoundError, OrderTransitionError, AlreadyAssignedError, PickingIncompleteError] },
    input: { orderId: t.input.globalID({ for: PickingOrderRef, required: true, description: 'The order.' }) },
    resolve: (_root, { input }, context) =>
      finishPicking(requireViewer(context.authentication), { orderId: input.orderId.id }, pickPaymentServices(context)),
  }),
}));

/** Defines the payload of a mutation that changes an order during picking. */
function pickingPayload(name: string, description: string) {
  return builder.objectRef<{ orderId: string }>(name).implement({
    description,
    fields: (t) => ({
      order: t.prismaField({
        type: PickingOrderRef,
        description: 'The order after the change.',
        resolve: (query, { orderId }) => db.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
      }),
    }),
  });
}
