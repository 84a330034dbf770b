import type { Transaction } from '../../platform/db/client.ts';
import type { Payment, Refund } from '../../platform/db/generated/client.ts';
import { enqueueJob } from '../../platform/db/enqueueJob.ts';
import { recordCashMovement } from '../cash/recordCashMovement.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import { applyRefundTotals } from './applyRefundTotals.ts';
import { createRefund, type NewRefund } from './createRefund.ts';
import { queueRefundMails } from './queueRefundMails.ts';

/** The job that requests a refund from the provider; its payload is `{ refundId }`. */
export const SEND_REFUND = 'sendRefund';

/**
 * Refunds a completed payment. What goes back through the provider is pending, and a job sends it there. Cash, which the shop hands over
 * itself out of the open cash shift of the person who refunds, and store credit have succeeded at once. Returns the id of the refund; null
 * for an amount of zero.
 */
export async function refundPayment(
  tx: Transaction,
  payment: Pick<Payment, 'id' | 'orderId' | 'method'>,
  { pubSub, ...refund }: NewRefund & Pick<PaymentServices, 'pubSub'>,
): Promise<string | null> {
  const asPaid = payment.method === 'ONLINE' ? 'ORIGINAL_PAYMENT' : 'CASH';
  const method = refund.method === 'STORE_CREDIT' || refund.method === 'CASH' ? refund.method : asPaid;
  const made = await createRefund(tx, payment.id, { ...refund, method });
  if (made === null) return null;
  if (made.status === 'PENDING') {
    await enqueueJob(tx, { task: SEND_REFUND, key: `refund:${made.id}` }, { refundId: made.id });
  } else {
    if (made.method === 'CASH') await payOut(tx, payment.orderId, { ...refund, ...made });
    await queueRefundMails(tx, [made.id]);
    await applyRefundTotals(tx, payment.orderId, pubSub);
  }
  return made.id;
}

async function payOut(
  tx: Transaction,
  orderId: string,
  {
    id: refundId,
    actorId,
    amountPaise,
    roundOffPaise,
    now,
  }: Pick<NewRefund, 'actorId' | 'now'> & Pick<Refund, 'id' | 'amountPaise' | 'roundOffPaise'>,
): Promise<void> {
  if (actorId === null) throw new Error('Cash is refunded by a person');
  const movement = { kind: 'REFUND', refundId, orderId, holderId: actorId, actorId } as const;
  await recordCashMovement(tx, { ...movement, amountPaise: -amountPaise - roundOffPaise, now });
}
