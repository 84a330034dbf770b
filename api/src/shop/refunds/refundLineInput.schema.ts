import { z } from 'zod';
import { quantityShape } from '../cart/cartLimits.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { textShape } from '../../platform/core/text/textShape.ts';
import { OrderLineRef } from '../orders/orderLine.schema.ts';
import { MAX_NOTE } from '../orders/orderColumns.ts';
import { RefundMethodRef } from '../payments/payment.schema.ts';
import type { NewRefundLine } from './createRefund.ts';
import { RefundRequestReasonRef } from './requests/refundRequest.schema.ts';

const MAX_REFUND_LINES = 100;

export const RefundLineInput = builder.inputType('RefundLineInput', {
  description: 'Pieces of an order line to refund.',
  fields: (t) => ({
    orderLineId: t.globalID({ for: OrderLineRef, required: true, description: 'The line.' }),
    quantity: t.int({ required: true, description: 'At least 1.', validate: quantityShape }),
  }),
});

const refundLinesShape = z
  .array(z.unknown())
  .min(1, 'Choose at least one item')
  .max(MAX_REFUND_LINES, `Name at most ${MAX_REFUND_LINES} lines`);

/** The options of an input with the lines of a refund. */
export const REFUND_LINES = {
  required: true,
  description: `1 to ${MAX_REFUND_LINES} lines, each once.`,
  validate: refundLinesShape,
} as const;

/** The options of an input with those of the reported lines that are refunded. */
export const APPROVED_LINES = {
  description: 'Each line once; all reported pieces without it.',
  validate: refundLinesShape,
} as const;

export const REFUND_METHOD = {
  type: RefundMethodRef,
  required: true,
  defaultValue: 'ORIGINAL_PAYMENT',
  description: 'How the shopper gets the money.',
} as const;

/** The options of an input with a note of staff. */
export const STAFF_NOTE = {
  description: `At most ${MAX_NOTE} characters; the shopper reads it.`,
  validate: textShape('Note', MAX_NOTE),
};

const RestockTypeRef = builder.enumType('RefundLineRestockType', {
  description: 'What happens to refunded pieces.',
  values: {
    RETURN: { description: 'They came back and are for sale again.' },
    DISCARD: { description: 'They came back and are discarded.' },
    NO_RESTOCK: { description: 'They did not come back.' },
  },
});

export const RefundCreateLineInput = builder.inputType('RefundCreateLineInput', {
  description: 'Pieces of an order line to refund.',
  fields: (t) => ({
    orderLineId: t.globalID({ for: OrderLineRef, required: true, description: 'The line.' }),
    quantity: t.int({ required: true, description: 'At least 1.', validate: quantityShape }),
    reason: t.field({ type: RefundRequestReasonRef, description: 'Why they are refunded.' }),
    restockType: t.field({
      type: RestockTypeRef,
      required: true,
      defaultValue: 'NO_RESTOCK',
      description: 'What happens to them.',
    }),
  }),
});

type LineInput = typeof RefundLineInput.$inferInput & Partial<typeof RefundCreateLineInput.$inferInput>;

export function readRefundLines(lines: readonly LineInput[]): NewRefundLine[] {
  return lines.map(({ orderLineId, reason, ...line }) => ({
    orderLineId: orderLineId.id,
    ...line,
    ...(reason != null && { reason }),
  }));
}
