import type { Transaction } from '../db/client.ts';
import type { Refund } from '../db/generated/client.ts';
import type { ProviderRefund } from '../money/paymentProvider.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { concludeRefunds } from './concludeRefunds.ts';
import type { PaymentMeans } from './paymentMeans.ts';

/**
 * Writes down how a refund stands at the provider. One that was refused, or that a bank has sent back after it succeeded, counts
 * as not paid back, and its pieces as not returned.
 */
export async function settleRefund(
  tx: Transaction,
  { refundId, providerRefundId, status, failure }: ProviderRefund & { refundId: string },
  means: Pick<PaymentMeans, 'events' | 'now'>,
): Promise<void> {
  const found = await tx.refund.findUnique({
    where: { id: refundId },
    select: { payment: { select: { orderId: true } } },
  });
  const order = found && (await lockOrder(tx, found.payment.orderId));
  if (!order) return;
  const refund = await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
  const isNews = refund.status === 'PENDING' || (refund.status === 'SUCCEEDED' && status === 'FAILED');
  if (!isNews) return;
  await tx.refund.update({
    where: { id: refundId },
    data: { providerRefundId, status, failure, settledAt: status === 'PENDING' ? null : means.now },
    select: { id: true },
  });
  if (status === 'PENDING') return;
  if (status === 'FAILED') await takeBack(tx, refund);
  await concludeRefunds(tx, order.id, means.events);
}

async function takeBack(tx: Transaction, refund: Refund): Promise<void> {
  await tx.payment.update({
    where: { id: refund.paymentId },
    data: { refundedPaise: { decrement: refund.amountPaise } },
    select: { id: true },
  });
  if (refund.reason !== 'RETURNED') return;
  await tx.$executeRaw`
    UPDATE order_lines line SET refunded_quantity = line.refunded_quantity - back.quantity
    FROM refund_lines back WHERE back.refund_id = ${refund.id}::uuid AND line.id = back.order_line_id`;
}
