import { z } from 'zod';
import { MAX_QUANTITY } from '../../cart/cartLimits.ts';
import { builder } from '../../graphql/builder.ts';
import { InvalidInputError } from '../../graphql/userError.ts';
import { requireViewer } from '../../graphql/viewer.ts';
import { OrderGoneError } from '../orderErrors.ts';
import { markLine } from './markLine.ts';
import { PickingOrderRef } from './picking.schema.ts';
import { PickingLineRef } from './pickingLine.schema.ts';
import { startPicking } from './startPicking.ts';
import { AlreadyTakenError, WrongStateError } from './workErrors.ts';
import { pickingPayload } from './workPayload.ts';

const PickingStartPayload = pickingPayload('PickingStartPayload', 'The viewer packs the order.');
const PickingMarkPayload = pickingPayload('PickingMarkPayload', 'The line is marked.');

const pieces = z
  .int()
  .min(0, 'A number of pieces must not be negative')
  .max(MAX_QUANTITY, `A line has at most ${MAX_QUANTITY} pieces`);

builder.mutationFields((t) => ({
  pickingStart: t.fieldWithInput({
    description:
      'Makes the viewer the one who packs an order. A placed one is confirmed by that. Asking again does no harm. For pickers and admins.',
    type: PickingStartPayload,
    authScopes: { picker: true },
    errors: { types: [OrderGoneError, WrongStateError, AlreadyTakenError] },
    input: {
      orderId: t.input.globalID({ for: PickingOrderRef, required: true, description: 'The order.' }),
      takeOver: t.input.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to go on with an order that somebody else is packing; what is marked stays marked.',
      }),
    },
    resolve: (_root, { input: { orderId, takeOver } }, context) =>
      startPicking(requireViewer(context.authentication), { orderId: orderId.id, takeOver }, context),
  }),
  pickingMark: t.fieldWithInput({
    description:
      'Marks how many pieces of a line are in the bag and how many are missing, in place of earlier marks; together at most as many as were ordered. The person who ordered sees at once what is missing; it is paid back when the order is packed, so that a mark can be undone until then. Only by who packs the order, and by admins.',
    type: PickingMarkPayload,
    authScopes: { picker: true },
    errors: { types: [InvalidInputError, OrderGoneError, WrongStateError, AlreadyTakenError] },
    input: {
      lineId: t.input.globalID({ for: PickingLineRef, required: true, description: 'The line.' }),
      pickedQuantity: t.input.int({ required: true, description: 'How many are in the bag.', validate: pieces }),
      shortQuantity: t.input.int({ required: true, description: 'How many are missing.', validate: pieces }),
    },
    resolve: (_root, { input: { lineId, ...marks } }, context) =>
      markLine(requireViewer(context.authentication), { orderLineId: lineId.id, ...marks }, context),
  }),
}));
