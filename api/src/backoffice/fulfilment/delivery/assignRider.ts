import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import type { OrderStatus } from '../../../platform/db/generated/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { lockOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { publishOrderChange } from '../../../shop/orders/transitionOrder.ts';
import { findRider } from './findRider.ts';

const ASSIGNABLE: readonly OrderStatus[] = ['PACKED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED'];

/** The order and its new rider; null lets any rider take it. */
export interface RiderAssignment {
  orderId: string;
  riderId: string | null;
}

/**
 * Assigns a rider to an order from when it is packed until it is delivered. A rider who is on the way hands the order over to the new
 * one. A repeated call changes nothing.
 * @throws OrderNotFoundError, OrderTransitionError, RiderNotFoundError
 */
export async function assignRider(
  viewer: Viewer,
  { orderId, riderId }: RiderAssignment,
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
