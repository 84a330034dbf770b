import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { OrderGoneError } from '../orders/orderErrors.ts';
import { endPayment } from './endPayment.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { releaseOrder } from './releaseOrder.ts';

/**
 * Gives up an order that its shopper turned back from paying: the hosted page is closed, the stock goes back, the cart is as it
 * was. An order that was paid in that very moment, or that does not wait for a payment, stays as it is.
 * @throws OrderGoneError
 */
export async function abandonPayment(
  { userId }: Viewer,
  orderId: string,
  means: PaymentMeans,
): Promise<{ orderId: string }> {
  const found = await db.order.findUnique({ where: { id: orderId, userId }, select: { status: true } });
  if (!found) throw new OrderGoneError();
  if (found.status !== 'PENDING_PAYMENT') return { orderId };
  await endPayment(orderId, means);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId);
    if (order?.status !== 'PENDING_PAYMENT') return;
    const by = { actor: 'SHOPPER', userId } as const;
    await releaseOrder(tx, order, { to: 'CANCELLED', by, note: 'It was not paid', events: means.events });
  });
  return { orderId };
}
