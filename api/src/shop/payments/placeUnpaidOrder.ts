import type { Transaction } from '../../platform/db/client.ts';
import type { FulfillmentHoldReason } from '../../platform/db/generated/client.ts';
import { estimateDeliveryOf } from '../orders/deliveryEstimate.ts';
import type { LockedOrder } from '../orders/lockOrder.ts';
import { transitionOrder, type OrderTransition } from '../orders/transitionOrder.ts';
import type { PaymentServices } from './paymentServices.ts';
import { lockCartLines } from '../cart/changeCartLines.ts';
import { deductOrderStockAgain } from '../stock/orderStock.ts';
import { HOUR_MS } from '@kirana/shared/durations.ts';

interface UnpaidOrderPlacement extends Pick<OrderTransition, 'actor' | 'note'>, Omit<PaymentServices, 'payments'> {
  /** Why the order is held, which has no delivery estimate before its release; null and left out: it is not held. */
  holdReason?: FulfillmentHoldReason | null;
}

/** Places a locked order that holds its stock: removes its lines from the cart, and makes the delivery estimate. */
export async function placeUnpaidOrder(
  tx: Transaction,
  order: LockedOrder,
  { actor, note, holdReason = null, pubSub, shop, now }: UnpaidOrderPlacement,
): Promise<void> {
  await removeOrderedFromCart(tx, order);
  const estimatedDeliveryAt = holdReason === null ? await estimateDeliveryOf(tx, order.id, { shop, now }) : null;
  await transitionOrder(tx, order, { to: 'PLACED', actor, note, details: { estimatedDeliveryAt, holdReason }, pubSub });
}

/** How long after its creation an order whose payment failed can still be placed. */
export const LATE_PAYMENT_WINDOW_MS = 2 * HOUR_MS;

/**
 * Whether an unpaid order still holds its stock, or can deduct it again. An order whose payment failed is not placed any more when the
 * shopper has placed a later order, when the order is older than the window, or when the account is deleted.
 */
export async function isStillFulfillable(
  tx: Transaction,
  order: LockedOrder,
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<boolean> {
  await lockCartLines(tx, order.userId);
  const { createdAt, user } = await tx.order.findUniqueOrThrow({
    where: { id: order.id },
    select: { createdAt: true, user: { select: { status: true } } },
  });
  if (user.status === 'INACTIVE') return false;
  if (order.status === 'PENDING_PAYMENT') return true;
  if (order.status !== 'PAYMENT_FAILED' || now.getTime() - createdAt.getTime() > LATE_PAYMENT_WINDOW_MS) return false;
  const later = await tx.order.findFirst({
    where: { userId: order.userId, id: { gt: order.id }, status: { notIn: ['PAYMENT_FAILED', 'CANCELLED'] } },
    select: { id: true },
  });
  return later === null && deductOrderStockAgain(tx, { orderId: order.id, actorId });
}

/** Removes the ordered quantities from the shopper's cart. Quantities that were added after the order stay. */
export async function removeOrderedFromCart(tx: Transaction, order: { id: string; userId: string }): Promise<void> {
  await tx.$executeRaw`
    WITH ordered AS (
      SELECT line.id, ordered.quantity FROM cart_lines line JOIN order_lines ordered USING (product_id)
      WHERE line.user_id = ${order.userId}::uuid AND ordered.order_id = ${order.id}::uuid
    ), emptied AS (
      DELETE FROM cart_lines line USING ordered WHERE line.id = ordered.id AND line.quantity <= ordered.quantity
    )
    UPDATE cart_lines line SET quantity = line.quantity - ordered.quantity, updated_at = now()
    FROM ordered WHERE line.id = ordered.id AND line.quantity > ordered.quantity`;
}
