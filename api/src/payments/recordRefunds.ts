import type { Transaction } from '../db/client.ts';
import type { ListedRefund } from '../money/paymentProvider.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { concludeRefunds } from './concludeRefunds.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { settleRefund } from './settleRefund.ts';

/**
 * Brings the shop's books of a payment in line with what the provider lists as gone back: how the shop's own refunds stand, and
 * those that somebody has made at the provider's. Fails where that is more than came, because one of the shop's is about to be
 * refused then, and the provider tells again.
 */
export async function recordRefunds(
  tx: Transaction,
  { orderId, paymentId, refunds }: { orderId: string; paymentId: string; refunds: readonly ListedRefund[] },
  means: Pick<PaymentMeans, 'events' | 'now'>,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const payment =
    order &&
    (await tx.payment.findUnique({
      where: { orderId, providerPaymentId: paymentId },
      include: { refunds: { select: { id: true, providerRefundId: true } } },
    }));
  if (!payment) throw new Error('A refund of money that the shop does not know of yet');
  const knownAs = ({ refundId, providerRefundId }: ListedRefund) =>
    payment.refunds.find(({ id, providerRefundId: known }) => id === refundId || known === providerRefundId)?.id;
  for (const refund of refunds) {
    const known = knownAs(refund);
    if (known) await settleRefund(tx, { ...refund, refundId: known }, means);
  }
  const made = refunds.filter((refund) => refund.status !== 'FAILED' && !knownAs(refund));
  await tx.refund.createMany({
    data: made.map(({ providerRefundId, amountPaise, status }) => ({
      paymentId: payment.id,
      providerRefundId,
      amountPaise,
      status,
      reason: 'PROVIDER' as const,
      settledAt: status === 'PENDING' ? null : means.now,
    })),
  });
  const amountPaise = made.reduce((sum, refund) => sum + refund.amountPaise, 0);
  await tx.payment.update({
    where: { id: payment.id },
    data: { refundedPaise: { increment: amountPaise } },
    select: { id: true },
  });
  await concludeRefunds(tx, orderId, means.events);
}
