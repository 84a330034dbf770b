import { typeid } from 'typeid-js';
import type { Transaction } from '../../db/client.ts';
import { enqueueJob } from '../../db/enqueueJob.ts';
import type { RefundReason } from '../../db/generated/client.ts';

/** The job that requests a refund from the provider; its payload is `{ refundId }`. */
export const SEND_REFUND = 'sendRefund';

/** A refund to request. */
export interface RefundRequest {
  amountPaise: bigint;
  reason: RefundReason;
  /** Null when no person requested it. */
  actorId: string | null;
  note?: string | null;
  /** The refunded lines; empty for the whole order. */
  lines?: readonly { orderLineId: string; quantity: number }[];
}

/**
 * Records a refund of a completed payment and queues the job that sends it to the provider. The amount counts as refunded at once, so
 * that the database rejects refunds beyond the payment.
 */
export async function requestRefund(
  tx: Transaction,
  paymentId: string,
  { amountPaise, reason, actorId, note = null, lines = [] }: RefundRequest,
): Promise<void> {
  if (amountPaise <= 0n) return;
  const refundId = typeid().toUUID();
  await tx.payment.update({
    where: { id: paymentId },
    data: { refundedPaise: { increment: amountPaise } },
    select: { id: true },
  });
  await tx.refund.createMany({ data: { id: refundId, paymentId, amountPaise, reason, actorId, note } });
  await tx.refundLine.createMany({ data: lines.map((line) => ({ refundId, ...line })) });
  await enqueueJob(tx, { task: SEND_REFUND, key: `refund:${refundId}` }, { refundId });
}
