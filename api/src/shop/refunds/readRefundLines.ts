import type { RefundedLines } from './recordRefundedQuantity.ts';

interface LineInput {
  orderLineId: { id: string };
  quantity: number;
}

/** The quantities of an input, by the ids of the rows. */
export function readRefundLines(lines: readonly LineInput[]): RefundedLines {
  return lines.map(({ orderLineId, quantity }) => ({ orderLineId: orderLineId.id, quantity }));
}
