import type { Transaction } from '../db/client.ts';
import type { LiveEvents } from '../events/liveEvents.ts';
import { moveOrder, tellOfOrder } from '../orders/moveOrder.ts';
import { mayMove } from '../orders/orderStates.ts';

/**
 * Lets a paid payment and its order say how much went back, after something has, or has not after all. Tells who follows the
 * order, which the transaction has locked.
 */
export async function concludeRefunds(tx: Transaction, orderId: string, events: LiveEvents): Promise<void> {
  const { id, amountPaise } = await tx.payment.findUniqueOrThrow({ where: { orderId } });
  const { _sum } = await tx.refund.aggregate({
    where: { paymentId: id, status: 'SUCCEEDED' },
    _sum: { amountPaise: true },
  });
  const paidBack = _sum.amountPaise ?? 0n;
  const isAll = paidBack >= amountPaise;
  const someOrNone = paidBack > 0n ? 'PARTIALLY_REFUNDED' : 'PAID';
  await tx.payment.update({ where: { id }, data: { status: isAll ? 'REFUNDED' : someOrNone }, select: { id: true } });
  const { status } = await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: { status: true } });
  if (isAll && mayMove(status, 'REFUNDED', 'PAYMENT')) {
    await moveOrder(tx, { id: orderId, status }, { to: 'REFUNDED', by: { actor: 'PAYMENT', userId: null }, events });
  } else {
    await tellOfOrder(tx, orderId, events);
  }
}
