import type { Transaction } from '../db/client.ts';
import type { LiveEvents } from '../events/liveEvents.ts';
import { moveOrder, tellOfOrder } from '../orders/moveOrder.ts';
import { mayMove } from '../orders/orderStates.ts';
import type { PaymentMeans } from './paymentMeans.ts';

/**
 * Brings the books of a paid payment in line after something went back, or did not: what the provider has paid back without being
 * asked by the shop becomes a refund of its own, and payment and order say how much went back. Tells who follows the order, which
 * the transaction has locked.
 */
export async function concludeRefunds(
  tx: Transaction,
  orderId: string,
  { events, now }: Pick<PaymentMeans, 'events' | 'now'>,
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({ where: { orderId } });
  const unknownPaise = payment.providerRefundedPaise - payment.refundedPaise;
  if (unknownPaise > 0n) {
    const made = { amountPaise: unknownPaise, reason: 'PROVIDER', status: 'SUCCEEDED', settledAt: now } as const;
    await tx.refund.createMany({ data: { paymentId: payment.id, ...made } });
  }
  const { _sum } = await tx.refund.aggregate({
    where: { paymentId: payment.id, status: 'SUCCEEDED' },
    _sum: { amountPaise: true },
  });
  const paidBack = _sum.amountPaise ?? 0n;
  const isAll = paidBack >= payment.amountPaise;
  const someOrNone = paidBack > 0n ? 'PARTIALLY_REFUNDED' : 'PAID';
  await tx.payment.update({
    where: { id: payment.id },
    data: {
      status: isAll ? 'REFUNDED' : someOrNone,
      ...(unknownPaise > 0n && { refundedPaise: payment.providerRefundedPaise }),
    },
    select: { id: true },
  });
  await closeRefunded(tx, orderId, { isAll, events });
}

async function closeRefunded(
  tx: Transaction,
  orderId: string,
  { isAll, events }: { isAll: boolean; events: LiveEvents },
): Promise<void> {
  const { status } = await tx.order.findUniqueOrThrow({ where: { id: orderId }, select: { status: true } });
  if (isAll && mayMove(status, 'REFUNDED', 'PAYMENT')) {
    await moveOrder(tx, { id: orderId, status }, { to: 'REFUNDED', by: { actor: 'PAYMENT', userId: null }, events });
  } else {
    await tellOfOrder(tx, orderId, events);
  }
}
