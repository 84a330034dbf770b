import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { auditTransition } from '../../../shop/orders/transitionOrder.ts';
import { lockOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { requireAssignedRider } from './requireAssignedRider.ts';
import { requireRider } from '../staffActor.ts';
import type { PaymentServices } from '../../../shop/payments/paymentServices.ts';
import { applyTransition } from '../applyTransition.ts';

/**
 * Records that an order is delivered, and its cash in the shift of its rider. An amount other than the order's is refused. Only the assigned rider may do so, and who has the permission `ORDERS`. A repeated call of the rider
 * changes nothing.
 * @throws OrderNotFoundError, OrderTransitionError, AlreadyAssignedError
 */
export async function finishDelivery(
  viewer: Viewer,
  { orderId, cashCollected = null }: { orderId: string; cashCollected?: number | null },
  services: PaymentServices,
): Promise<{ orderId: string }> {
  const actor = requireRider(viewer);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    const isOwn = order.riderId === viewer.userId;
    if (order.status === 'DELIVERED' && isOwn) return;
    if (order.status !== 'OUT_FOR_DELIVERY') throw new OrderTransitionError({ orderId, from: order.status });
    await requireAssignedRider(tx, order, viewer);
    const reached = await applyTransition(tx, order, { step: { to: 'DELIVERED', actor }, cashCollected, ...services });
    await auditTransition(tx, viewer, { order, to: reached });
  });
  return { orderId };
}
