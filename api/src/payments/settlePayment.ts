import { lockCartLines } from '../cart/lockCartLines.ts';
import type { Transaction } from '../db/client.ts';
import type { Payment } from '../db/generated/client.ts';
import type { SessionState } from '../money/paymentProvider.ts';
import { lockOrder, type LockedOrder } from '../orders/lockOrder.ts';
import { promiseDelivery } from '../orders/deliveryPromise.ts';
import { moveOrder, type Mover } from '../orders/moveOrder.ts';
import { takeStockAgain } from '../orders/orderStock.ts';
import { emptyCartOf } from './emptyCartOf.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { releaseOrder } from './releaseOrder.ts';
import { requestRefund } from './requestRefund.ts';

const BY_PAYMENT: Mover = { actor: 'PAYMENT', userId: null };
const CURRENCY = 'inr';
/** Groceries that were given up are wanted for so long after they were ordered. */
const STILL_WANTED_MS = 2 * 60 * 60 * 1000;

type Paid = Extract<SessionState, { status: 'PAID' }>;

/**
 * Gives what the provider says of an order's payment its effect: money makes the order, once; a page that failed or expired gives
 * its stock back; money that comes too late has the stock again if it is there, and goes back if not. What was settled before
 * stays as it is, so messages may come twice and in any order.
 */
export async function settlePayment(
  tx: Transaction,
  news: { orderId: string; sessionId: string | null; state: SessionState },
  means: Pick<PaymentMeans, 'events' | 'shop' | 'now'>,
): Promise<void> {
  const { orderId, sessionId, state } = news;
  const order = await lockOrder(tx, orderId);
  const payment = order && (await tx.payment.findUnique({ where: { orderId, method: 'ONLINE' } }));
  if (!order || !payment) return;
  if (payment.providerSessionId !== null && payment.providerSessionId !== sessionId) return; // not the page we opened
  switch (state.status) {
    case 'OPEN':
    case 'PROCESSING':
      return;
    case 'FAILED':
    case 'EXPIRED': {
      await tx.payment.update({ where: { orderId }, data: { pageOverAt: means.now }, select: { id: true } });
      if (order.status !== 'PENDING_PAYMENT') return;
      const note = state.status === 'FAILED' ? 'The payment was declined' : 'The payment was not made in time';
      return releaseOrder(tx, order, { to: 'PAYMENT_FAILED', by: BY_PAYMENT, note, events: means.events });
    }
    case 'PAID':
      return takeMoney(tx, { order, payment, sessionId, state }, means);
  }
}

async function takeMoney(
  tx: Transaction,
  { order, payment, sessionId, state }: { order: LockedOrder; payment: Payment; sessionId: string | null; state: Paid },
  { events, shop, now }: Pick<PaymentMeans, 'events' | 'shop' | 'now'>,
): Promise<void> {
  if (payment.paidAt) return;
  const isRight = state.currency === CURRENCY && BigInt(state.amountPaise) === payment.amountPaise;
  await tx.payment.update({
    where: { id: payment.id },
    data: {
      status: 'PAID',
      paidAt: now,
      amountPaise: state.amountPaise,
      providerSessionId: sessionId,
      providerPaymentId: state.paymentId,
    },
    select: { id: true },
  });
  if (isRight && (await isStillHad(tx, order, now))) {
    await emptyCartOf(tx, order);
    const lines = await tx.orderLine.count({ where: { orderId: order.id } });
    const promisedAt = await promiseDelivery(tx, lines, { times: shop.times, now });
    return moveOrder(tx, order, { to: 'PLACED', by: BY_PAYMENT, details: { promisedAt }, events });
  }
  if (order.status === 'PENDING_PAYMENT') {
    const note = isRight ? 'The account was deleted' : 'What was paid is not what the order costs';
    const refundReason = 'LATE_PAYMENT';
    return releaseOrder(tx, order, { to: 'PAYMENT_FAILED', by: BY_PAYMENT, note, refundReason, events });
  }
  await requestRefund(tx, payment.id, {
    amountPaise: BigInt(state.amountPaise),
    reason: 'LATE_PAYMENT',
    actorId: null,
  });
}

/**
 * Whether the order's pieces are held, or can be had once more. Who has ordered anew meanwhile doesn't want them twice, nor does
 * anybody want yesterday's groceries; whoever has deleted the account has no door to bring them to.
 */
async function isStillHad(tx: Transaction, order: LockedOrder, now: Date): Promise<boolean> {
  await lockCartLines(tx, order.userId);
  const { createdAt, user } = await tx.order.findUniqueOrThrow({
    where: { id: order.id },
    select: { createdAt: true, user: { select: { status: true } } },
  });
  if (user.status === 'INACTIVE') return false;
  if (order.status === 'PENDING_PAYMENT') return true;
  if (order.status !== 'PAYMENT_FAILED' || now.getTime() - createdAt.getTime() > STILL_WANTED_MS) return false;
  const later = await tx.order.findFirst({
    where: { userId: order.userId, id: { gt: order.id }, status: { notIn: ['PAYMENT_FAILED', 'CANCELLED'] } },
    select: { id: true },
  });
  return later === null && takeStockAgain(tx, { orderId: order.id, actorId: null });
}
