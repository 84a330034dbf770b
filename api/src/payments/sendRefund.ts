import { db } from '../db/client.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { settleRefund } from './settleRefund.ts';

/**
 * Asks the provider for a refund, or how one stands that it was asked for before. The same refund asked for twice, after a crash
 * in between, is made once. Fails when the provider does not answer, so that the job is tried again.
 */
export async function sendRefund(refundId: string, { payments, events, now }: PaymentMeans): Promise<void> {
  const refund = await db.refund.findUnique({ where: { id: refundId }, include: { payment: true } });
  if (!refund || refund.status !== 'PENDING' || refund.payment.providerPaymentId === null) return;
  if (refund.payment.provider !== payments.name) throw new Error(`${refund.payment.provider} has to be asked for it`);
  const outcome =
    refund.providerRefundId === null
      ? await payments.refund({
          refundId,
          paymentId: refund.payment.providerPaymentId,
          amountPaise: Number(refund.amountPaise),
        })
      : await payments.readRefund(refund.providerRefundId);
  await db.$transaction((tx) => settleRefund(tx, { refundId, ...outcome }, { events, now }));
}
