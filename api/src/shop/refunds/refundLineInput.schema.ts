import { z } from 'zod';
import { MAX_QUANTITY } from '../stock/orderLimit.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { OrderLineRef } from '../orders/orderLine.schema.ts';

/** The most lines of one refund. */
export const MAX_REFUND_LINES = 100;

/** A quantity of an order line. */
export const RefundLineInput = builder.inputType('RefundLineInput', {
  description: 'Pieces of an order line to refund.',
  fields: (t) => ({
    orderLineId: t.globalID({ for: OrderLineRef, required: true, description: 'The line.' }),
    quantity: t.int({
      required: true,
      description: 'At least 1.',
      validate: z
        .int()
        .min(1, 'Quantity must be at least 1')
        .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`),
    }),
  }),
});

/** The number of lines that a refund can have. */
export const refundLinesShape = z
  .array(z.unknown())
  .min(1, 'Choose at least one item')
  .max(MAX_REFUND_LINES, `Name at most ${MAX_REFUND_LINES} lines`);
