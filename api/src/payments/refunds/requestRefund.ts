import type { Transaction } from '../../db/client.ts';
import { enqueueJob } from '../../db/enqueueJob.ts';
import { createRefund, type NewRefund } from './createRefund.ts';

/** The job that requests a refund from the provider; its payload is `{ refundId }`. */
export const SEND_REFUND = 'sendRefund';

/** Writes a refund of an online payment, and queues the job that sends it to the provider. Returns null for an amount of zero. */
export async function requestRefund(tx: Transaction, paymentId: string, refund: NewRefund): Promise<string | null> {
  const refundId = await createRefund(tx, paymentId, refund);
  if (refundId !== null) await enqueueJob(tx, { task: SEND_REFUND, key: `refund:${refundId}` }, { refundId });
  return refundId;
}
