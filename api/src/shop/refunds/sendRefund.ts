import { db } from '../../platform/db/client.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import { settleRefund } from './settleRefund.ts';

/**
 * Sends a refund to the provider, or asks for the state of one that was sent before. A refund that is sent twice, because of a crash
 * in between, is made once. Throws when the provider is unavailable, so that the queue retries the job.
 */
export async function sendRefund(refundId: string, { payments, pubSub, now }: PaymentServices): Promise<void> {
  const refund = await db.refund.findUnique({ where: { id: refundId }, include: { payment: true } });
  if (!refund || refund.status !== 'PENDING' || refund.payment.providerPaymentId === null) return;
  if (refund.payment.provider !== payments.name)
    throw new Error(`${refund.payment.provider} is not the configured provider of this refund`);
  const outcome =
    refund.providerRefundId === null
      ? await payments.refund({
          refundId,
          paymentId: refund.payment.providerPaymentId,
          amountPaise: Number(refund.amountPaise),
        })
      : await payments.retrieveRefund(refund.providerRefundId);
  await db.$transaction((tx) => settleRefund(tx, { refundId, ...outcome }, { pubSub, now }));
}
