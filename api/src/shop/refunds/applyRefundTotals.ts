import type { Transaction } from '../../platform/db/client.ts';
import type { PubSub } from '../../platform/events/pubSub.ts';
import { transitionOrder, publishOrderChange } from '../orders/transitionOrder.ts';
import { canTransition } from '../orders/orderStates.ts';

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
    select: { id: true, status: true, holdReason: true },
  });
  // The provider reports its refunds; those in cash are the shop's own.
  const role = method === 'ONLINE' ? 'PAYMENT' : 'SYSTEM';
  if (isAll && canTransition(order, 'REFUNDED', role)) {
    await transitionOrder(tx, order, { to: 'REFUNDED', actor: { role, userId: null }, pubSub });
  } else {
    await publishOrderChange(tx, orderId, pubSub);
  }
}
