import { lockCartLines } from '../cart/lockCartLines.ts';
import type { Transaction } from '../db/client.ts';
import type { Payment } from '../db/generated/client.ts';
import type { PaymentSessionState } from '../money/paymentProvider.ts';
import { lockOrder, type LockedOrder } from '../orders/lockOrder.ts';
import { estimateDelivery } from '../orders/deliveryEstimate.ts';
import { transitionOrder, type TransitionActor } from '../orders/transitionOrder.ts';
import { deductOrderStockAgain } from '../orders/orderStock.ts';
import { removeOrderedFromCart } from '../orders/removeOrderedFromCart.ts';
import type { PaymentServices } from './paymentServices.ts';
import { voidOrder } from './voidOrder.ts';
import { requestRefund } from './refunds/requestRefund.ts';

const PAYMENT_ACTOR: TransitionActor = { role: 'PAYMENT', userId: null };
const CURRENCY = 'inr';
/** How long after the order a late payment can still place it. */
const LATE_PAYMENT_WINDOW_MS = 2 * 60 * 60 * 1000;

type Paid = Extract<PaymentSessionState, { status: 'PAID' }>;

/**
 * Records the state of a payment session. A payment places the order once; a failed or expired session voids the order; a late
 * payment places the order when the stock can be deducted again, and is refunded otherwise. A settled payment does not change, so
 * events may arrive repeatedly and in any sequence.
 */
export async function settlePayment(
  tx: Transaction,
  update: { orderId: string; sessionId: string | null; state: PaymentSessionState },
  services: Pick<PaymentServices, 'pubSub' | 'shop' | 'now'>,
): Promise<void> {
  const { orderId, sessionId, state } = update;
  const order = await lockOrder(tx, orderId);
  const payment = order && (await tx.payment.findUnique({ where: { orderId, method: 'ONLINE' } }));
  if (!order || !payment) return;
  if (payment.providerSessionId !== null && payment.providerSessionId !== sessionId) return; // an event of another session
  switch (state.status) {
    case 'OPEN':
    case 'PROCESSING':
      return;
    case 'FAILED':
    case 'EXPIRED': {
      await tx.payment.update({ where: { orderId }, data: { sessionClosedAt: services.now }, select: { id: true } });
      if (order.status !== 'PENDING_PAYMENT') return;
      const note = state.status === 'FAILED' ? 'The payment was declined' : 'The payment was not made in time';
      return voidOrder(tx, order, { to: 'PAYMENT_FAILED', actor: PAYMENT_ACTOR, note, pubSub: services.pubSub });
    }
    case 'PAID':
      return recordOnlinePayment(tx, { order, payment, sessionId, state }, services);
  }
}

async function recordOnlinePayment(
  tx: Transaction,
  { order, payment, sessionId, state }: { order: LockedOrder; payment: Payment; sessionId: string | null; state: Paid },
  { pubSub, shop, now }: Pick<PaymentServices, 'pubSub' | 'shop' | 'now'>,
): Promise<void> {
  if (payment.paidAt) return;
  const isAmountDue = state.currency === CURRENCY && BigInt(state.amountPaise) === payment.amountPaise;
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
  if (isAmountDue && (await isStillFulfillable(tx, order, now))) {
    await removeOrderedFromCart(tx, order);
    const lines = await tx.orderLine.count({ where: { orderId: order.id } });
    const estimatedDeliveryAt = await estimateDelivery(tx, lines, { times: shop.times, now });
    return transitionOrder(tx, order, { to: 'PLACED', actor: PAYMENT_ACTOR, details: { estimatedDeliveryAt }, pubSub });
  }
  if (order.status === 'PENDING_PAYMENT') {
    const note = isAmountDue ? 'The account was deleted' : 'What was paid is not what the order costs';
    const refundReason = 'LATE_PAYMENT';
    return voidOrder(tx, order, { to: 'PAYMENT_FAILED', actor: PAYMENT_ACTOR, note, refundReason, pubSub });
  }
  await requestRefund(tx, payment.id, {
    amountPaise: BigInt(state.amountPaise),
    reason: 'LATE_PAYMENT',
    actorId: null,
  });
}

/**
 * Whether the order still holds its stock, or can deduct it again. A late payment does not place the order when the shopper has
 * placed a later order, when the order is older than the window, or when the account is deleted.
 */
async function isStillFulfillable(tx: Transaction, order: LockedOrder, now: Date): Promise<boolean> {
  await lockCartLines(tx, order.userId);
  const { createdAt, user } = await tx.order.findUniqueOrThrow({
    where: { id: order.id },
    select: { createdAt: true, user: { select: { status: true } } },
  });
  if (user.status === 'INACTIVE') return false;
  if (order.status === 'PENDING_PAYMENT') return true;
  if (order.status !== 'PAYMENT_FAILED' || now.getTime() - createdAt.getTime() > LATE_PAYMENT_WINDOW_MS) return false;
  const later = await tx.order.findFirst({
    where: { userId: order.userId, id: { gt: order.id }, status: { notIn: ['PAYMENT_FAILED', 'CANCELLED'] } },
    select: { id: true },
  });
  return later === null && deductOrderStockAgain(tx, { orderId: order.id, actorId: null });
}
