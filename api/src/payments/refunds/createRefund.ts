import { typeid } from 'typeid-js';
import type { ShopSettings } from '../../config/settings/shopSettings.ts';
import type { Transaction } from '../../db/client.ts';
import type { Refund, RefundLine, RefundMethod, RefundReason } from '../../db/generated/client.ts';
import { creditOrder } from '../../invoices/creditNotes/creditOrder.ts';

/** A refund to make. */
export interface NewRefund {
  amountPaise: bigint;
  reason: RefundReason;
  /** Null when no person requested it. */
  actorId: string | null;
  note?: string | null;
  /** By default as the order was paid. */
  method?: RefundMethod;
  /** The refunded lines; empty for the whole order. */
  lines?: readonly NewRefundLine[];
  /** What the number of the credit note begins with. */
  prefixes: ShopSettings['numbers'];
  now: Date;
}

/** A refunded line; without a reason and a restock type nobody said them. */
export type NewRefundLine = Pick<RefundLine, 'orderLineId' | 'quantity'> &
  Partial<Pick<RefundLine, 'reason' | 'restockType'>>;

/**
 * Writes a refund of a completed payment of an order that the transaction has locked, and issues its credit note. The amount counts as
 * refunded at once, so that the database rejects refunds beyond the payment. Returns null for an amount of zero.
 */
export async function createRefund(
  tx: Transaction,
  paymentId: string,
  { amountPaise, lines = [], prefixes, now, ...refund }: NewRefund & Partial<Pick<Refund, 'status' | 'settledAt'>>,
): Promise<string | null> {
  if (amountPaise <= 0n) return null;
  const refundId = typeid().toUUID();
  const { orderId } = await tx.payment.update({
    where: { id: paymentId },
    data: { refundedPaise: { increment: amountPaise } },
    select: { orderId: true },
  });
  await tx.refund.createMany({ data: { id: refundId, paymentId, amountPaise, ...refund } });
  await tx.refundLine.createMany({ data: lines.map((line) => ({ refundId, ...line })) });
  await creditOrder(tx, orderId, { refundId, prefixes, now });
  return refundId;
}
