import { z } from 'zod';
import { MAX_QUANTITY } from '../cart/cartLimits.ts';
import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { textShape } from '../graphql/textShape.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { OrderRef, OrderStatusRef } from '../orders/order.schema.ts';
import { OrderGoneError, OrderTransitionError } from '../orders/orderErrors.ts';
import { OrderLineRef } from '../orders/orderLine.schema.ts';
import { advanceOrder } from './advanceOrder.ts';
import { orderPayload } from './orderPayload.ts';
import { NotRefundableError } from './paymentErrors.ts';
import { refundLines } from './refundLines.ts';
import { refundRest } from './refundRest.ts';

const MAX_NOTE = 200;
const MAX_REFUND_LINES = 100;

builder.objectType(NotRefundableError, {
  name: 'NotRefundableError',
  description: 'This can not be paid back, or not so: the message says why.',
  interfaces: [ErrorInterface],
});

const OrderMovePayload = orderPayload('OrderMovePayload', 'The order stands where it was moved to.');
const OrderRefundLinesPayload = orderPayload('OrderRefundLinesPayload', 'The money is on its way back.');
const OrderRefundRestPayload = orderPayload('OrderRefundRestPayload', 'The money is on its way back once more.');

const RefundLineInput = builder.inputType('RefundLineInput', {
  description: 'How much of an order line is paid back.',
  fields: (t) => ({
    orderLineId: t.globalID({ for: OrderLineRef, required: true, description: 'The line.' }),
    quantity: t.int({
      required: true,
      description: 'How many pieces of it, at least 1.',
      validate: z
        .int()
        .min(1, 'Quantity must be at least 1')
        .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`),
    }),
  }),
});

builder.mutationFields((t) => {
  const orderId = t.input.globalID({ for: OrderRef, required: true, description: 'The order.' });
  const note = t.input.string({
    description: `A word about it, in at most ${MAX_NOTE} characters; the person who ordered reads it.`,
    validate: textShape('Note', MAX_NOTE),
  });
  return {
    orderMove: t.fieldWithInput({
      description:
        'Moves an order to another state: the next one on its way, or CANCELLED, which puts its stock back and pays back what was paid. Admins only.',
      type: OrderMovePayload,
      authScopes: { admin: true },
      errors: { types: [InvalidInputError, OrderGoneError, OrderTransitionError] },
      input: {
        orderId,
        to: t.input.field({ type: OrderStatusRef, required: true, description: 'The state that it is to come to.' }),
        note,
      },
      resolve: (_root, { input: { to, ...input } }, context) =>
        advanceOrder(
          requireViewer(context.authentication),
          { orderId: input.orderId.id, to, note: input.note ?? null },
          { ...context, now: new Date() },
        ),
    }),
    orderRefundLines: t.fieldWithInput({
      description:
        'Pays back pieces of a delivered order that was paid online, such as spoiled ones. Nothing goes back into stock. Admins only.',
      type: OrderRefundLinesPayload,
      authScopes: { admin: true },
      errors: { types: [InvalidInputError, OrderGoneError, NotRefundableError] },
      input: {
        orderId,
        lines: t.input.field({
          type: [RefundLineInput],
          required: true,
          description: `What is paid back: 1 to ${MAX_REFUND_LINES} lines, each named once.`,
          validate: z
            .array(z.unknown())
            .min(1, 'Name at least one line')
            .max(MAX_REFUND_LINES, `Name at most ${MAX_REFUND_LINES} lines`),
        }),
        note,
      },
      resolve: (_root, { input: { lines, ...input } }, context) =>
        refundLines(
          requireViewer(context.authentication),
          {
            orderId: input.orderId.id,
            lines: lines.map(({ orderLineId, quantity }) => ({ orderLineId: orderLineId.id, quantity })),
            note: input.note ?? null,
          },
          { ...context, now: new Date() },
        ),
    }),
    orderRefundRest: t.fieldWithInput({
      description:
        'Pays back once more what should have gone back of an order and was refused by the payment provider: `payment.owed`. Admins only.',
      type: OrderRefundRestPayload,
      authScopes: { admin: true },
      errors: { types: [OrderGoneError, NotRefundableError] },
      input: { orderId },
      resolve: (_root, { input }, context) =>
        refundRest(requireViewer(context.authentication), input.orderId.id, { ...context, now: new Date() }),
    }),
  };
});
