import { type Transaction, db } from '../../platform/db/client.ts';
import type { Refund } from '../../platform/db/generated/client.ts';
import type { ProviderRefund } from '../../platform/money/paymentProvider.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';
import type { PubSub } from '../../platform/events/pubSub.ts';
import { transitionOrder, publishOrderChange } from '../orders/transitionOrder.ts';
import { canTransition } from '../orders/orderStates.ts';
import { queueOrderMails } from '../orders/queueOrderMails.ts';

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
  else await queueOrderMails(tx, order.id, { kind: 'ORDER_REFUNDED', refundIds: [refundId] });
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

/**
 * Updates the states of a payment and its order after a refund has succeeded or failed, and publishes the change. The transaction has
 * locked the order.
 */
export async function applyRefundTotals(tx: Transaction, orderId: string, pubSub: PubSub): Promise<void> {
  const { id, method, amountPaise, ...credit } = await tx.payment.findUniqueOrThrow({ where: { orderId } });
  const { _sum } = await tx.refund.aggregate({
    where: { paymentId: id, status: 'SUCCEEDED' },
    _sum: { amountPaise: true },
  });
  const refundedPaise = _sum.amountPaise ?? 0n;
  const isAll = refundedPaise >= amountPaise && credit.refundedStoreCreditPaise >= credit.storeCreditPaise;
  const partialStatus = refundedPaise + credit.refundedStoreCreditPaise > 0n ? 'PARTIALLY_REFUNDED' : 'PAID';
  await tx.payment.update({
    where: { id },
    data: { status: isAll ? 'REFUNDED' : partialStatus },
    select: { id: true },
  });
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { id: true, userId: true, status: true, holdReason: true },
  });
  // The provider reports its refunds; those in cash are the shop's own.
  const role = method === 'ONLINE' ? 'PAYMENT' : 'SYSTEM';
  if (isAll && canTransition(order, 'REFUNDED', role)) {
    await transitionOrder(tx, order, { to: 'REFUNDED', actor: { role, userId: null }, pubSub });
  } else {
    await publishOrderChange(tx, orderId, pubSub);
  }
}

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
