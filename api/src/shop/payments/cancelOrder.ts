import { db } from '../../platform/db/client.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { OrderNotFoundError } from '../orders/orderErrors.ts';
import { expirePayment } from './expirePayment.ts';
import type { PaymentServices } from './paymentServices.ts';
import { voidOrder } from './voidOrder.ts';

/**
 * Cancels one of the viewer's orders that is not packed yet: restocks its products and refunds its payment. An open payment session
 * is expired first; a payment that completes in the meantime is refunded.
 * @throws OrderNotFoundError, OrderTransitionError
 */
export async function cancelOrder(
  viewer: Viewer,
  { orderId, reason }: { orderId: string; reason: string | null },
  services: PaymentServices,
): Promise<{ orderId: string }> {
  const { userId } = viewer;
  const found = await db.order.findUnique({ where: { id: orderId, userId }, select: { status: true } });
  if (!found) throw new OrderNotFoundError();
  if (found.status === 'PENDING_PAYMENT') await expirePayment(orderId, services);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId);
    if (!order) throw new OrderNotFoundError();
    const actor = { role: 'SHOPPER', userId } as const;
    await voidOrder(tx, order, { ...services, to: 'CANCELLED', actor, note: reason });
  });
  return { orderId };
}
