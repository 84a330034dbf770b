import type { Transaction } from '../../platform/db/client.ts';
import type { Refund } from '../../platform/db/generated/client.ts';
import type { ProviderRefund } from '../../platform/money/paymentProvider.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { applyRefundTotals } from './applyRefundTotals.ts';
import { queueRefundMails } from './queueRefundMails.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';

/**
 * Records the provider's state of a refund. A rejected refund, also one that a bank returns after it succeeded, no longer counts in
 * the refunded amount, nor in the refunded quantities.
 */
export async function settleRefund(
  tx: Transaction,
  { refundId, providerRefundId, status, failure }: ProviderRefund & { refundId: string },
  services: Pick<PaymentServices, 'pubSub' | 'now'>,
): Promise<void> {
  const found = await tx.refund.findUnique({
    where: { id: refundId },
    select: { payment: { select: { orderId: true } } },
  });
  const order = found && (await lockOrder(tx, found.payment.orderId));
  if (!order) return;
  const refund = await tx.refund.findUniqueOrThrow({ where: { id: refundId } });
  const isChange = refund.status === 'PENDING' || (refund.status === 'SUCCEEDED' && status === 'FAILED');
  if (!isChange) return;
  await tx.refund.update({
    where: { id: refundId },
    data: { providerRefundId, status, failure, settledAt: status === 'PENDING' ? null : services.now },
    select: { id: true },
  });
  if (status === 'PENDING') return;
  if (status === 'FAILED') await revertRefund(tx, refund);
  else await queueRefundMails(tx, [refundId]);
  await applyRefundTotals(tx, order.id, services.pubSub);
}

async function revertRefund(tx: Transaction, refund: Refund): Promise<void> {
  await tx.payment.update({
    where: { id: refund.paymentId },
    data: { refundedPaise: { decrement: refund.amountPaise } },
    select: { id: true },
  });
  if (refund.reason !== 'RETURNED') return;
  await tx.$executeRaw`
    UPDATE order_lines line SET refunded_quantity = line.refunded_quantity - reverted.quantity
    FROM refund_lines reverted WHERE reverted.refund_id = ${refund.id}::uuid AND line.id = reverted.order_line_id`;
}
