import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import type { DeliveryFailureReason, OrderStatus } from '../../../platform/db/generated/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { lockOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { publishOrderChange } from '../../../shop/orders/transitionOrder.ts';
import type { PaymentServices } from '../../../shop/payments/paymentServices.ts';
import { takeStep } from '../applyTransition.ts';
import { AlreadyAssignedError, findRider, requireAssignedRider, requireRider, staffName } from '../fulfillmentStaff.ts';

const ASSIGNABLE: readonly OrderStatus[] = ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'];

/**
 * Assigns a rider (null: none) to an order from when it is packed until it is delivered. A rider who is on the way hands the order over to
 * the new one. A repeated call changes nothing.
 * @throws OrderNotFoundError, OrderTransitionError, RiderNotFoundError
 */
export async function assignRider(
  viewer: Viewer,
  { orderId, riderId }: { orderId: string; riderId: string | null },
  { pubSub }: { pubSub: PubSub },
): Promise<{ orderId: string }> {
  requirePermission(viewer, 'ORDERS');
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    if (!ASSIGNABLE.includes(order.status)) throw new OrderTransitionError({ orderId, from: order.status });
    if (order.riderId === riderId) return;
    if (riderId === null && order.status === 'OUT_FOR_DELIVERY') {
      throw new OrderTransitionError({ orderId, from: order.status, message: 'An order on its way needs a rider' });
    }
    if (riderId !== null) await findRider(tx, riderId);
    await tx.order.update({ where: { id: orderId }, data: { riderId }, select: { id: true } });
    await publishOrderChange(tx, orderId, pubSub);
    await recordAudit(tx, viewer, {
      action: 'ORDER_ASSIGN_RIDER',
      subjectId: orderId,
      subjectName: `#${order.number}`,
      before: { riderId: order.riderId },
      after: { riderId },
    });
  });
  return { orderId };
}

/**
 * Starts the delivery of a packed order, or of one that could not be delivered, and assigns the viewer as its rider. An order that is
 * assigned to another rider stays with them. Of two concurrent calls one succeeds. A repeated call of the assigned rider changes nothing.
 * @throws OrderNotFoundError, OrderTransitionError, AlreadyAssignedError
 */
export async function startDelivery(viewer: Viewer, { orderId }: { orderId: string }, services: PaymentServices) {
  const actor = requireRider(viewer);
  return takeStep(viewer, { orderId, services }, async (tx, { status, riderId }) => {
    const isOwn = riderId === viewer.userId;
    if (status === 'OUT_FOR_DELIVERY' && isOwn) return null;
    if (!ASSIGNABLE.includes(status)) throw new OrderTransitionError({ orderId, from: status });
    if (!isOwn && (riderId !== null || status === 'OUT_FOR_DELIVERY')) {
      throw new AlreadyAssignedError(await staffName(tx, riderId));
    }
    return { step: { to: 'OUT_FOR_DELIVERY', actor, details: { riderId: viewer.userId } } };
  });
}

/**
 * Records that an order could not be delivered. Its rider keeps it, with its stock, until it is tried again or cancelled. Only the
 * assigned rider may do so, and who has the permission `ORDERS`. A repeated call of the rider changes nothing.
 * @throws OrderNotFoundError, OrderTransitionError, AlreadyAssignedError
 */
export async function failDelivery(
  viewer: Viewer,
  { orderId, reason, note }: { orderId: string; reason: DeliveryFailureReason; note: string | null },
  services: PaymentServices,
): Promise<{ orderId: string }> {
  const actor = requireRider(viewer);
  return takeStep(viewer, { orderId, services }, async (tx, order) => {
    if (order.status === 'DELIVERY_FAILED' && order.riderId === viewer.userId) return null;
    await requireAssignedRider(tx, order, viewer);
    return { step: { to: 'DELIVERY_FAILED', actor, note, deliveryFailureReason: reason } };
  });
}

/**
 * Records that an order is delivered, and its cash in the shift of its rider. An amount other than the order's is refused. Only the
 * assigned rider may do so, and who has the permission `ORDERS`. A repeated call of the rider changes nothing.
 * @throws OrderNotFoundError, OrderTransitionError, AlreadyAssignedError
 */
export async function finishDelivery(
  viewer: Viewer,
  { orderId, cashCollected = null }: { orderId: string; cashCollected?: number | null },
  services: PaymentServices,
): Promise<{ orderId: string }> {
  const actor = requireRider(viewer);
  return takeStep(viewer, { orderId, services }, async (tx, order) => {
    if (order.status === 'DELIVERED' && order.riderId === viewer.userId) return null;
    await requireAssignedRider(tx, order, viewer);
    return { step: { to: 'DELIVERED', actor }, cashCollected };
  });
}
