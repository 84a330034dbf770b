import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { estimateDeliveryOf } from '../../../shop/orders/deliveryEstimate.ts';
import { lockOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { publishOrderChange } from '../../../shop/orders/transitionOrder.ts';
import type { PaymentServices } from '../../../shop/payments/paymentServices.ts';

/**
 * Releases an order that is on hold: makes its delivery estimate, and lets it be confirmed and picked. An order that is not on hold,
 * because another admin has released it, does not change.
 * @throws OrderNotFoundError, OrderTransitionError for an order that was cancelled
 */
export async function releaseHold(
  viewer: Viewer,
  { orderId }: { orderId: string },
  { pubSub, shop, now }: Pick<PaymentServices, 'pubSub' | 'shop' | 'now'>,
): Promise<{ orderId: string }> {
  requirePermission(viewer, 'ORDERS');
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    if (order.status === 'CANCELLED') throw new OrderTransitionError({ orderId, from: order.status });
    if (order.holdReason === null) return;
    const estimatedDeliveryAt = await estimateDeliveryOf(tx, orderId, { shop, now });
    await tx.order.update({
      where: { id: orderId },
      data: { holdReason: null, estimatedDeliveryAt },
      select: { id: true },
    });
    await recordAudit(tx, viewer, {
      action: 'ORDER_RELEASE_HOLD',
      subjectId: orderId,
      subjectName: `#${order.number}`,
      before: { isOnHold: true },
      after: { isOnHold: false },
    });
    await publishOrderChange(tx, orderId, pubSub);
  });
  return { orderId };
}
