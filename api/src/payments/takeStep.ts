import type { Transaction } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import { issueInvoice } from '../invoices/issueInvoice.ts';
import type { LockedOrder } from '../orders/lockOrder.ts';
import { moveOrder, type OrderStep } from '../orders/moveOrder.ts';
import { packOrder } from './packOrder.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { releaseOrder } from './releaseOrder.ts';

/**
 * Moves an order that the transaction has locked for the shop, with all that belongs to the step: packing settles what is missing,
 * the invoice goes along with the bag, at the door its cash has been paid, and cancelling puts its stock back and pays back what
 * was paid. Answers where the order stands then: an order that is packed with nothing in it is cancelled.
 * @throws OrderTransitionError
 */
export async function takeStep(
  tx: Transaction,
  order: LockedOrder,
  { step, events, shop, now }: { step: OrderStep } & Pick<PaymentMeans, 'events' | 'shop' | 'now'>,
): Promise<OrderStatus> {
  const { to, by, note = null } = step;
  if (to === 'PACKED') return packOrder(tx, order, { by, note, events });
  if (to === 'CANCELLED') {
    await releaseOrder(tx, order, { to, by, note, events });
    return to;
  }
  const details = { ...step.details, ...(to === 'DELIVERED' && { deliveredAt: now }) };
  await moveOrder(tx, order, { to, by, note, details, events });
  if (to === 'OUT_FOR_DELIVERY') {
    await issueInvoice(tx, order.id, { seller: shop.seller, feeGstPercent: shop.fees.gstPercent, now });
  }
  if (to === 'DELIVERED') await takeCash(tx, order.id, now);
  return to;
}

async function takeCash(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx.payment.updateMany({
    where: { orderId, method: 'CASH_ON_DELIVERY', status: 'PENDING' },
    data: { status: 'PAID', paidAt: now },
  });
}
