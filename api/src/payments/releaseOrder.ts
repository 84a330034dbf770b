import type { Transaction } from '../db/client.ts';
import type { RefundReason } from '../db/generated/client.ts';
import type { LiveEvents } from '../events/liveEvents.ts';
import type { LockedOrder } from '../orders/lockOrder.ts';
import { moveOrder, type OrderStep } from '../orders/moveOrder.ts';
import { returnStock } from '../orders/orderStock.ts';
import { requestRefund } from './requestRefund.ts';

/** How an order is given up. */
interface Release extends OrderStep {
  to: 'CANCELLED' | 'PAYMENT_FAILED';
  /** What the money goes back for, where there is any. */
  refundReason?: RefundReason;
  events: LiveEvents;
}

/**
 * Gives an order up that the transaction has locked: its stock goes back, what was paid goes back, and what is not paid is not
 * waited for any more.
 * @throws OrderTransitionError
 */
export async function releaseOrder(
  tx: Transaction,
  order: LockedOrder,
  { to, by, note, refundReason = 'CANCELLED', events }: Release,
): Promise<void> {
  await moveOrder(tx, order, { to, by, note, events });
  await returnStock(tx, { orderId: order.id, actorId: by.userId });
  const payment = await tx.payment.findUniqueOrThrow({ where: { orderId: order.id } });
  if (payment.status === 'PENDING') {
    const status = to === 'CANCELLED' ? 'CANCELLED' : 'FAILED';
    await tx.payment.update({ where: { id: payment.id }, data: { status }, select: { id: true } });
  } else if (payment.method === 'ONLINE') {
    const amountPaise = payment.amountPaise - payment.refundedPaise;
    await requestRefund(tx, payment.id, { amountPaise, reason: refundReason, actorId: by.userId });
  }
}
