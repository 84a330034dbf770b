import type { ShopSettings } from '../config/settings/shopSettings.ts';
import type { Transaction } from '../db/client.ts';
import type { PaymentFailureReason, RefundReason } from '../db/generated/client.ts';
import type { PubSub } from '../events/pubSub.ts';
import type { LockedOrder } from '../orders/lockOrder.ts';
import { transitionOrder, type OrderTransition } from '../orders/transitionOrder.ts';
import { restockOrder } from '../orders/orderStock.ts';
import { creditOrder } from '../invoices/creditNotes/creditOrder.ts';
import { recordMissingSales } from '../invoices/sales/recordMissingSales.ts';
import { requestRefund } from './refunds/requestRefund.ts';

/** The new state of a voided order, and why it is voided. */
interface VoidRequest extends OrderTransition {
  to: 'CANCELLED' | 'PAYMENT_FAILED';
  /** The reason of the refund when the order was paid. */
  refundReason?: RefundReason;
  /** Why the provider's session ended unpaid. */
  failureReason?: PaymentFailureReason;
  pubSub: PubSub;
  shop: ShopSettings;
  now: Date;
}

/**
 * Voids an order that the transaction has locked: restocks its products, refunds a completed payment or closes an outstanding one, and
 * credits its invoice.
 * @throws OrderTransitionError
 */
export async function voidOrder(
  tx: Transaction,
  order: LockedOrder,
  { to, actor, note, refundReason = 'CANCELLED', failureReason, pubSub, shop, now }: VoidRequest,
): Promise<void> {
  await recordMissingSales(tx, order.id);
  await transitionOrder(tx, order, { to, actor, note, pubSub });
  await restockOrder(tx, { orderId: order.id, actorId: actor.userId });
  const payment = await tx.payment.findUniqueOrThrow({ where: { orderId: order.id } });
  if (payment.status === 'PENDING') {
    const status = to === 'CANCELLED' ? 'CANCELLED' : 'FAILED';
    await tx.payment.update({ where: { id: payment.id }, data: { status, failureReason }, select: { id: true } });
    await creditOrder(tx, order.id, { refundId: null, prefixes: shop.numbers, now });
  } else if (payment.method === 'ONLINE') {
    const amountPaise = payment.amountPaise - payment.refundedPaise;
    await requestRefund(tx, payment.id, {
      amountPaise,
      reason: refundReason,
      actorId: actor.userId,
      prefixes: shop.numbers,
      now,
    });
  }
}
