import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { OrderGoneError } from '../orders/orderErrors.ts';
import { endPayment } from './endPayment.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { releaseOrder } from './releaseOrder.ts';

/**
 * Cancels one of the viewer's orders, as long as it is not packed: its stock goes back, and so does what was paid for it. A
 * payment page that is still open is closed first; who has paid in that very moment gets the money back.
 * @throws OrderGoneError, OrderTransitionError
 */
export async function cancelOrder(
  viewer: Viewer,
  { orderId, reason }: { orderId: string; reason: string | null },
  means: PaymentMeans,
): Promise<{ orderId: string }> {
  const { userId } = viewer;
  const found = await db.order.findUnique({ where: { id: orderId, userId }, select: { status: true } });
  if (!found) throw new OrderGoneError();
  if (found.status === 'PENDING_PAYMENT') await endPayment(orderId, means);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId);
    if (!order) throw new OrderGoneError();
    const by = { actor: 'SHOPPER', userId } as const;
    await releaseOrder(tx, order, { to: 'CANCELLED', by, note: reason, events: means.events });
  });
  return { orderId };
}
