import type { ShopSettings } from '../../platform/config/settings/shopSettings.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type { PaymentFailureReason, RefundReason } from '../../platform/db/generated/client.ts';
import type { PubSub } from '../../platform/events/pubSub.ts';
import type { LockedOrder } from '../orders/lockOrder.ts';
import { transitionOrder, type OrderTransition } from '../orders/transitionOrder.ts';
import { OrderTransitionError } from '../orders/orderErrors.ts';
import { restockOrder } from '../stock/orderStock.ts';
import { creditOrder } from '../invoices/creditNotes/creditOrder.ts';
import { recordMissingSales } from '../invoices/sales/recordSales.ts';
import { keptPaise } from '../invoices/sales/planReturn.ts';
import { isTakenBack } from './disputes/disputes.ts';
import { DISPUTED } from './paymentErrors.ts';
import { refundPayment } from '../refunds/createRefund.ts';
import { returnStoreCredit } from '../storeCredit/storeCredit.ts';

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
 * Voids an order that the transaction has locked: restocks its products, refunds a completed payment or closes an outstanding one, whose
 * store credit goes back, and credits its invoice. A payment that the bank has taken back cannot be refunded, so its order stays.
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
    // All of the order would have to be paid now.
    const amountPaise = { increment: payment.storeCreditPaise };
    await tx.payment.update({
      where: { id: payment.id },
      data: { status, failureReason, amountPaise },
      select: { id: true },
    });
    await returnStoreCredit(tx, payment, {
      amountPaise: payment.storeCreditPaise,
      event: to === 'CANCELLED' ? 'ORDER_CANCELLATION' : 'PAYMENT_FAILURE',
      ...{ userId: order.userId, actorId: actor.userId, now },
    });
    await creditOrder(tx, order.id, { refundId: null, prefixes: shop.numbers, now });
  } else if (payment.method === 'ONLINE') {
    if (await isTakenBack(tx, payment.id)) {
      throw new OrderTransitionError({ orderId: order.id, from: order.status, message: DISPUTED });
    }
    await refundPayment(tx, payment, {
      amountPaise: BigInt(keptPaise(payment)),
      reason: refundReason,
      actorId: actor.userId,
      prefixes: shop.numbers,
      ...{ now, pubSub },
    });
  }
}
