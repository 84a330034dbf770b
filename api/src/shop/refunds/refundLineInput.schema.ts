import { z } from 'zod';
import { MAX_QUANTITY } from '../stock/orderLimit.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { OrderLineRef } from '../orders/orderLine.schema.ts';
import type { RefundedLines, NewRefundLine } from './createRefund.ts';
import { RefundRequestReasonRef } from './requests/refundRequest.schema.ts';

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

interface LineInput {
  orderLineId: { id: string };
  quantity: number;
}

/** The quantities of an input, by the ids of the rows. */
export function readRefundLines(lines: readonly LineInput[]): RefundedLines {
  return lines.map(({ orderLineId, quantity }) => ({ orderLineId: orderLineId.id, quantity }));
}

const RestockTypeRef = builder.enumType('RefundLineRestockType', {
  description: 'What happens to refunded pieces.',
  values: {
    RETURN: { description: 'They came back and are for sale again.' },
    DISCARD: { description: 'They came back and are discarded.' },
    NO_RESTOCK: { description: 'They did not come back.' },
  },
});

/** Pieces of an order line to refund, why, and what happens to them. */
export const RefundCreateLineInput = builder.inputType('RefundCreateLineInput', {
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
    reason: t.field({ type: RefundRequestReasonRef, description: 'Why they are refunded.' }),
    restockType: t.field({
      type: RestockTypeRef,
      required: true,
      defaultValue: 'NO_RESTOCK',
      description: 'What happens to them.',
    }),
  }),
});

/** The lines of an input, by the ids of the rows. */
export function readRefundCreateLines(lines: readonly (typeof RefundCreateLineInput.$inferInput)[]): NewRefundLine[] {
  return lines.map(({ orderLineId, quantity, reason, restockType }) => ({
    orderLineId: orderLineId.id,
    quantity,
    ...(reason != null && { reason }),
    restockType,
  }));
}
