import type { Transaction } from '../../platform/db/client.ts';
import { NotRefundableError } from '../payments/paymentErrors.ts';
import type { NewRefundLine } from './createRefund.ts';

/** Pieces of an order's lines to refund; each line occurs once. */
export type RefundedLines = readonly NewRefundLine[];

/**
 * Adds refunded quantities to the lines of an order that the transaction has locked. Returns their charged amount in paise.
 * @throws NotRefundableError when they are more than were delivered
 */
export async function recordRefundedQuantity(tx: Transaction, orderId: string, pieces: RefundedLines): Promise<bigint> {
  const lineIds = pieces.map(({ orderLineId }) => orderLineId);
  const quantities = pieces.map(({ quantity }) => quantity);
  const updated = await tx.$queryRaw<{ pricePaise: number; quantity: number }[]>`
    UPDATE order_lines line SET refunded_quantity = line.refunded_quantity + refund.quantity
    FROM unnest(${lineIds}::uuid[], ${quantities}::int[]) AS refund (line_id, quantity)
    WHERE line.id = refund.line_id AND line.order_id = ${orderId}::uuid
      AND line.missing_quantity + line.refunded_quantity + refund.quantity <= line.quantity
    RETURNING line.price_paise AS "pricePaise", refund.quantity`;
  if (updated.length !== pieces.length) throw new NotRefundableError('You can’t refund more than was delivered');
  return BigInt(updated.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0));
}
