import { db } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { auditMove } from '../orders/auditMove.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { OrderGoneError } from '../orders/orderErrors.ts';
import { endPayment } from './endPayment.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { takeStep } from './takeStep.ts';

/** Where an admin moves an order, and a word about it for whom it concerns. */
export interface OrderMove {
  orderId: string;
  to: OrderStatus;
  note: string | null;
}

/**
 * Moves an order for the shop, as the table of states allows: on its way step by step, or to CANCELLED, which puts its stock back
 * and pays back what was paid.
 * @throws OrderGoneError, OrderTransitionError
 */
export async function advanceOrder(
  viewer: Viewer,
  { orderId, to, note }: OrderMove,
  means: PaymentMeans,
): Promise<{ orderId: string }> {
  requireAdmin(viewer);
  const found = await db.order.findUnique({ where: { id: orderId }, select: { status: true } });
  if (!found) throw new OrderGoneError();
  if (found.status === 'PENDING_PAYMENT' && to === 'CANCELLED') await endPayment(orderId, means);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderGoneError();
    const by = { actor: 'ADMIN', userId: viewer.userId } as const;
    const reached = await takeStep(tx, order, { step: { to, by, note }, ...means });
    await auditMove(tx, viewer, { order, to: reached, note });
  });
  return { orderId };
}
