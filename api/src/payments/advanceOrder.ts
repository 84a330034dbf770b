import { recordAudit } from '../audit/recordAudit.ts';
import { db, type Transaction } from '../db/client.ts';
import type { OrderStatus } from '../db/generated/client.ts';
import { requireAdmin, type Viewer } from '../graphql/viewer.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { moveOrder, type OrderStep } from '../orders/moveOrder.ts';
import { OrderGoneError } from '../orders/orderErrors.ts';
import { endPayment } from './endPayment.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { releaseOrder } from './releaseOrder.ts';

/** Where an admin moves an order, and a word about it for whom it concerns. */
export interface OrderMove {
  orderId: string;
  to: OrderStatus;
  note: string | null;
}

/**
 * Moves an order for the shop, as the table of states allows: on its way step by step, or to CANCELLED, which puts its stock back
 * and pays back what was paid. The cash of a delivered order has been paid.
 * @throws OrderGoneError, OrderTransitionError
 */
export async function advanceOrder(
  viewer: Viewer,
  { orderId, to, note }: OrderMove,
  means: PaymentMeans,
): Promise<{ orderId: string }> {
  requireAdmin(viewer);
  const found = await db.order.findUnique({ where: { id: orderId }, select: { number: true, status: true } });
  if (!found) throw new OrderGoneError();
  if (found.status === 'PENDING_PAYMENT' && to === 'CANCELLED') await endPayment(orderId, means);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderGoneError();
    const by = { actor: 'ADMIN', userId: viewer.userId } as const;
    if (to === 'CANCELLED') await releaseOrder(tx, order, { to, by, note, events: means.events });
    else await moveOrder(tx, order, { to, by, note, details: detailsOf(to, means.now), events: means.events });
    if (to === 'DELIVERED') await takeCash(tx, orderId, means.now);
    await recordAudit(tx, viewer, {
      action: 'ORDER_MOVE',
      subjectId: orderId,
      subjectName: `#${found.number}`,
      before: { status: order.status },
      after: { status: to, ...(note !== null && { note }) },
    });
  });
  return { orderId };
}

function detailsOf(to: OrderStatus, now: Date): OrderStep['details'] {
  return to === 'DELIVERED' ? { deliveredAt: now } : {};
}

async function takeCash(tx: Transaction, orderId: string, now: Date): Promise<void> {
  await tx.payment.updateMany({
    where: { orderId, method: 'CASH_ON_DELIVERY', status: 'PENDING' },
    data: { status: 'PAID', paidAt: now },
  });
}
