import type { Transaction } from '../db/client.ts';
import { NotRefundableError } from './paymentErrors.ts';

/** Pieces of an order's lines; each line is named once. */
export type ReturnedPieces = readonly { orderLineId: string; quantity: number }[];

/**
 * Counts pieces of an order that the transaction has locked as paid back, and answers what they were charged at, in paise.
 * @throws NotRefundableError when they are more than were delivered
 */
export async function returnPieces(tx: Transaction, orderId: string, pieces: ReturnedPieces): Promise<bigint> {
  const lineIds = pieces.map(({ orderLineId }) => orderLineId);
  const quantities = pieces.map(({ quantity }) => quantity);
  const returned = await tx.$queryRaw<{ pricePaise: number; quantity: number }[]>`
    UPDATE order_lines line SET refunded_quantity = line.refunded_quantity + wanted.quantity
    FROM unnest(${lineIds}::uuid[], ${quantities}::int[]) AS wanted (line_id, quantity)
    WHERE line.id = wanted.line_id AND line.order_id = ${orderId}::uuid
      AND line.short_quantity + line.refunded_quantity + wanted.quantity <= line.quantity
    RETURNING line.price_paise AS "pricePaise", wanted.quantity`;
  if (returned.length !== pieces.length) throw new NotRefundableError('More than was delivered can not be paid back');
  return BigInt(returned.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0));
}
