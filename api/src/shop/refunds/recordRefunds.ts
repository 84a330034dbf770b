import { typeid } from 'typeid-js';
import type { Transaction } from '../../platform/db/client.ts';
import type { ListedRefund } from '../../platform/money/paymentProvider.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { creditOrder } from '../invoices/creditNotes/creditOrder.ts';
import { recordMissingSales } from '../invoices/sales/recordSales.ts';
import { queueOrderMails } from '../orders/queueOrderMails.ts';
import { applyRefundTotals, settleRefund } from './settleRefund.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';

/**
 * Records the refunds that the provider lists for a payment: the states of the shop's own refunds, and refunds that were made in the
 * provider's dashboard. Throws when their sum exceeds the payment: the provider is about to reject one of the shop's refunds, and
 * sends another event then.
 */
export async function recordRefunds(
  tx: Transaction,
  { orderId, paymentId, refunds }: { orderId: string; paymentId: string; refunds: readonly ListedRefund[] },
  services: Pick<PaymentServices, 'pubSub' | 'shop' | 'now'>,
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
  await recordMissingSales(tx, orderId);
  for (const refund of refunds) {
    const known = knownAs(refund);
    if (known) await settleRefund(tx, { ...refund, refundId: known }, services);
  }
  const newRefunds = refunds
    .filter((refund) => refund.status !== 'FAILED' && !knownAs(refund))
    .map((refund) => ({ ...refund, id: typeid().toUUID() }));
  await tx.refund.createMany({
    data: newRefunds.map(({ id, providerRefundId, amountPaise, status }) => ({
      id,
      paymentId: payment.id,
      providerRefundId,
      amountPaise,
      status,
      reason: 'PROVIDER' as const,
      settledAt: status === 'PENDING' ? null : services.now,
    })),
  });
  const refundIds = newRefunds.filter(({ status }) => status === 'SUCCEEDED').map(({ id }) => id);
  await queueOrderMails(tx, orderId, { kind: 'ORDER_REFUNDED', refundIds });
  const amountPaise = newRefunds.reduce((sum, refund) => sum + refund.amountPaise, 0);
  await tx.payment.update({
    where: { id: payment.id },
    data: { refundedPaise: { increment: amountPaise } },
    select: { id: true },
  });
  const newest = newRefunds.at(-1);
  if (newest)
    await creditOrder(tx, orderId, { refundId: newest.id, prefixes: services.shop.numbers, now: services.now });
  await applyRefundTotals(tx, orderId, services.pubSub);
}
