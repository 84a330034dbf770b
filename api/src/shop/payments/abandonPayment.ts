import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { OrderNotFoundError } from '../orders/orderErrors.ts';
import { expirePayment } from './expirePayment.ts';
import type { PaymentServices } from './paymentServices.ts';
import { voidOrder } from './voidOrder.ts';

/**
 * Cancels an order whose shopper left the payment page without paying: expires the payment session and restocks the products. The
 * cart keeps its lines. An order that has been paid in the meantime, or that has no outstanding payment, does not change.
 * @throws OrderNotFoundError
 */
export async function abandonPayment(
  { userId }: Viewer,
  orderId: string,
  services: PaymentServices,
): Promise<{ orderId: string }> {
  const found = await db.order.findUnique({ where: { id: orderId, userId }, select: { status: true } });
  if (!found) throw new OrderNotFoundError();
  if (found.status !== 'PENDING_PAYMENT') return { orderId };
  await expirePayment(orderId, services);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId);
    if (order?.status !== 'PENDING_PAYMENT') return;
    const actor = { role: 'SHOPPER', userId } as const;
    await voidOrder(tx, order, { ...services, to: 'CANCELLED', actor, note: 'It was not paid' });
  });
  return { orderId };
}
