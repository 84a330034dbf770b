import { typeid } from 'typeid-js';
import type { Transaction } from '../../db/client.ts';
import type { Refund, RefundReason } from '../../db/generated/client.ts';

/** A refund to make. */
export interface NewRefund {
  amountPaise: bigint;
  reason: RefundReason;
  /** Null when no person requested it. */
  actorId: string | null;
  note?: string | null;
  /** The refunded lines; empty for the whole order. */
  lines?: readonly { orderLineId: string; quantity: number }[];
}

/**
 * Writes a refund of a completed payment. Its amount counts as refunded at once, so that the database rejects refunds beyond the
 * payment. Returns null for an amount of zero.
 */
export async function createRefund(
  tx: Transaction,
  paymentId: string,
  { amountPaise, lines = [], ...refund }: NewRefund & Partial<Pick<Refund, 'status' | 'settledAt'>>,
): Promise<string | null> {
  if (amountPaise <= 0n) return null;
  const refundId = typeid().toUUID();
  await tx.payment.update({
    where: { id: paymentId },
    data: { refundedPaise: { increment: amountPaise } },
    select: { id: true },
  });
  await tx.refund.createMany({ data: { id: refundId, paymentId, amountPaise, ...refund } });
  await tx.refundLine.createMany({ data: lines.map((line) => ({ refundId, ...line })) });
  return refundId;
}
