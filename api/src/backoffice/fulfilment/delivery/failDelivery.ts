import { db } from '../../../platform/db/client.ts';
import type { DeliveryFailureReason } from '../../../platform/db/generated/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { auditTransition } from '../../../shop/orders/transitionOrder.ts';
import { lockOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import type { PaymentServices } from '../../../shop/payments/paymentServices.ts';
import { applyTransition } from '../applyTransition.ts';
import { requireRider } from '../staffActor.ts';
import { requireAssignedRider } from './requireAssignedRider.ts';

/** Why an order could not be delivered, with a note for the shopper. */
export interface FailedDelivery {
  orderId: string;
  reason: DeliveryFailureReason;
  note: string | null;
}

/**
 * Records that an order could not be delivered. Its rider keeps it, with its stock, until it is tried again or cancelled. Only the
 * assigned rider may do so, and who has the permission `ORDERS`. A repeated call of the rider changes nothing.
 * @throws OrderNotFoundError, OrderTransitionError, AlreadyAssignedError
 */
export async function failDelivery(
  viewer: Viewer,
  { orderId, reason, note }: FailedDelivery,
  services: PaymentServices,
): Promise<{ orderId: string }> {
  const actor = requireRider(viewer);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    if (order.status === 'DELIVERY_FAILED' && order.riderId === viewer.userId) return;
    if (order.status !== 'OUT_FOR_DELIVERY') throw new OrderTransitionError({ orderId, from: order.status });
    await requireAssignedRider(tx, order, viewer);
    const step = { to: 'DELIVERY_FAILED', actor, note, deliveryFailureReason: reason } as const;
    const reached = await applyTransition(tx, order, { step, ...services });
    await auditTransition(tx, viewer, { order, to: reached });
  });
  return { orderId };
}
