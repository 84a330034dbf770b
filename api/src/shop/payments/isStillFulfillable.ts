import { lockCartLines } from '../cart/changeCartLines.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type { LockedOrder } from '../orders/lockOrder.ts';
import { deductOrderStockAgain } from '../stock/orderStock.ts';

/** How long after its creation an order whose payment failed can still be placed. */
export const LATE_PAYMENT_WINDOW_MS = 2 * 60 * 60 * 1000;

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
