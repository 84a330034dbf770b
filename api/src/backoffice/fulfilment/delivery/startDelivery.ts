import { db } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { auditTransition } from '../../../shop/orders/transitionOrder.ts';
import { lockOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { requireRider, staffName } from '../staffActor.ts';
import { AlreadyAssignedError } from '../fulfilmentErrors.ts';
import type { PaymentServices } from '../../../shop/payments/paymentServices.ts';
import { applyTransition } from '../applyTransition.ts';

/**
 * Starts the delivery of a packed order, or of one that could not be delivered, and assigns the viewer as its rider. An order that is
 * assigned to another rider stays with them. Of two concurrent calls one succeeds. A repeated call of
 * the assigned rider changes nothing.
 * @throws OrderNotFoundError, OrderTransitionError, AlreadyAssignedError
 */
export async function startDelivery(
  viewer: Viewer,
  { orderId }: { orderId: string },
  services: PaymentServices,
): Promise<{ orderId: string }> {
  const actor = requireRider(viewer);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    if (order.status === 'OUT_FOR_DELIVERY') {
      if (order.riderId === viewer.userId) return;
      throw new AlreadyAssignedError(await staffName(tx, order.riderId));
    }
    if (order.status !== 'PACKED' && order.status !== 'DELIVERY_FAILED') {
      throw new OrderTransitionError({ orderId, from: order.status });
    }
    if (order.riderId !== null && order.riderId !== viewer.userId) {
      throw new AlreadyAssignedError(await staffName(tx, order.riderId));
    }
    const details = { riderId: viewer.userId };
    const reached = await applyTransition(tx, order, { step: { to: 'OUT_FOR_DELIVERY', actor, details }, ...services });
    await auditTransition(tx, viewer, { order, to: reached });
  });
  return { orderId };
}
