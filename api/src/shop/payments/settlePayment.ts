import type { Transaction } from '../../platform/db/client.ts';
import type { Payment } from '../../platform/db/generated/client.ts';
import type { PaymentSessionState } from '../../platform/money/paymentProvider.ts';
import { lockOrder, type LockedOrder } from '../orders/lockOrder.ts';
import type { TransitionActor } from '../orders/transitionOrder.ts';
import { isStillFulfillable, placeUnpaidOrder } from './placeUnpaidOrder.ts';
import type { PaymentServices } from './paymentServices.ts';
import { voidOrder } from './voidOrder.ts';
import { refundPayment } from '../refunds/createRefund.ts';

const PAYMENT_ACTOR: TransitionActor = { role: 'PAYMENT', userId: null };
const CURRENCY = 'inr';

type Paid = Extract<PaymentSessionState, { status: 'PAID' }>;

/**
 * Records the state of a payment session. A payment places the order once; a failed or expired session voids the order; a late
 * payment places the order when the stock can be deducted again, and is refunded otherwise, as is one of an order whose store credit went
 * back. A settled payment does not change, so events may arrive repeatedly and in any sequence.
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
      const isDeclined = state.status === 'FAILED';
      const note = isDeclined ? 'The payment was declined' : 'The payment was not made in time';
      const failureReason = isDeclined ? 'DECLINED' : 'EXPIRED';
      return voidOrder(tx, order, { ...services, to: 'PAYMENT_FAILED', actor: PAYMENT_ACTOR, note, failureReason });
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
      failureReason: null,
      paidAt: now,
      amountPaise: state.amountPaise,
      providerSessionId: sessionId,
      providerPaymentId: state.paymentId,
    },
    select: { id: true },
  });
  if (isAmountDue && (await isStillFulfillable(tx, order, { actorId: null, now }))) {
    return placeUnpaidOrder(tx, order, { actor: PAYMENT_ACTOR, pubSub, shop, now });
  }
  if (order.status === 'PENDING_PAYMENT') {
    const note = isAmountDue ? 'The account was deleted' : 'The amount paid doesn’t match the order';
    const refundReason = 'LATE_PAYMENT';
    return voidOrder(tx, order, { to: 'PAYMENT_FAILED', actor: PAYMENT_ACTOR, note, refundReason, pubSub, shop, now });
  }
  await refundPayment(tx, payment, {
    amountPaise: BigInt(state.amountPaise),
    reason: 'LATE_PAYMENT',
    actorId: null,
    prefixes: shop.numbers,
    ...{ now, pubSub },
  });
}
