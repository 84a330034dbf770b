import { ForbiddenError } from '../../platform/core/errors/statusErrors.ts';
import { db, type Transaction } from '../../platform/db/client.ts';
import type { DeliveryFailureReason, OrderStatus } from '../../platform/db/generated/client.ts';
import { can, requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { OrderNotFoundError } from '../../shop/orders/orderErrors.ts';
import { OPEN_STATES } from '../../shop/orders/orderStates.ts';
import { expirePayment } from '../../shop/payments/expirePayment.ts';
import type { PaymentServices } from '../../shop/payments/paymentServices.ts';
import { findRider } from './fulfillmentStaff.ts';
import { takeStep } from './applyTransition.ts';

interface OrderStateUpdate {
  orderId: string;
  to: OrderStatus;
  note: string | null;
  /** The rider whom the order is handed to, in place of the assigned one; for OUT_FOR_DELIVERY alone. */
  riderId?: string | null;
  /** Why the delivery failed; for DELIVERY_FAILED, which needs it. */
  deliveryFailureReason?: DeliveryFailureReason | null;
  /** The cash that was confirmed with DELIVERED, in paise; another amount than the order's is refused. */
  cashCollected?: number | null;
}

/**
 * Changes the state of an order for an admin, as the table of states allows: to the next state of its delivery, or to CANCELLED, which
 * restocks its products and refunds its payment, if the admin may refund.
 * @throws OrderNotFoundError, OrderTransitionError, RiderNotFoundError, InvalidInputError
 */
export async function updateOrderState(
  viewer: Viewer,
  { orderId, to, note, riderId = null, deliveryFailureReason = null, cashCollected = null }: OrderStateUpdate,
  services: PaymentServices,
): Promise<{ orderId: string }> {
  requirePermission(viewer, 'ORDERS');
  const found = await db.order.findUnique({ where: { id: orderId }, select: { status: true } });
  if (!found) throw new OrderNotFoundError();
  if (found.status === 'PENDING_PAYMENT' && to === 'CANCELLED') await expirePayment(orderId, services);
  return takeStep(viewer, { orderId, services }, async (tx, order) => {
    const isCancelled = to === 'CANCELLED' && OPEN_STATES.some((state) => state === order.status);
    if (isCancelled) await requireRefunds(tx, viewer, orderId);
    const actor = { role: 'ADMIN', userId: viewer.userId } as const;
    const isHandedTo = to === 'OUT_FOR_DELIVERY' && riderId !== null;
    const details = isHandedTo ? { riderId: (await findRider(tx, riderId)).id } : {};
    return { step: { to, actor, note, details, deliveryFailureReason }, cashCollected };
  });
}

/** A cancellation of what was paid is a refund. @throws ForbiddenError */
async function requireRefunds(tx: Transaction, viewer: Viewer, orderId: string): Promise<void> {
  if (can(viewer, 'REFUNDS') || (await tx.payment.count({ where: { orderId, paidAt: { not: null } } })) === 0) return;
  throw new ForbiddenError('This order is paid. Ask someone who can issue refunds to cancel it');
}
