import { z } from 'zod';
import { quantityShape } from '../cart/cartLimits.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { OrderLineRef } from '../orders/orderLine.schema.ts';
import type { NewRefundLine } from './createRefund.ts';
import { RefundRequestReasonRef } from './requests/refundRequest.schema.ts';

export const MAX_REFUND_LINES = 100;

export const RefundLineInput = builder.inputType('RefundLineInput', {
  description: 'Pieces of an order line to refund.',
  fields: (t) => ({
    orderLineId: t.globalID({ for: OrderLineRef, required: true, description: 'The line.' }),
    quantity: t.int({ required: true, description: 'At least 1.', validate: quantityShape }),
  }),
});

export const refundLinesShape = z
  .array(z.unknown())
  .min(1, 'Choose at least one item')
  .max(MAX_REFUND_LINES, `Name at most ${MAX_REFUND_LINES} lines`);

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
