import { typeid } from 'typeid-js';
import type { Transaction } from '../db/client.ts';
import { enqueueJob } from '../db/enqueueJob.ts';
import type { RefundReason } from '../db/generated/client.ts';

/** The job that asks the provider for a refund, told `{ refundId }`. */
export const SEND_REFUND = 'sendRefund';

/** Money that is to go back. */
export interface RefundRequest {
  amountPaise: bigint;
  reason: RefundReason;
  /** Null where nobody in person asked for it. */
  actorId: string | null;
  note?: string | null;
  /** What of the order it is for; none: all of it. */
  lines?: readonly { orderLineId: string; quantity: number }[];
}

/**
 * Writes down that money of a paid payment goes back, and queues the job that asks the provider for it. The amount counts as paid
 * back from now on, so that the database refuses to pay back more than came.
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
