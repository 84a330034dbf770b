import { db } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { auditMove } from '../orders/auditMove.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { OrderGoneError } from '../orders/orderErrors.ts';
import { asRider, workerName } from '../orders/work/workers.ts';
import { AlreadyTakenError, WrongStateError } from '../orders/work/workErrors.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { takeStep } from './takeStep.ts';

/**
 * Says that an order is at the door, and its cash paid. Only its rider and admins can; one that the viewer has brought stays as
 * it is.
 * @throws OrderGoneError, WrongStateError, AlreadyTakenError
 */
export async function finishDelivery(
  viewer: Viewer,
  { orderId }: { orderId: string },
  means: PaymentMeans,
): Promise<{ orderId: string }> {
  const by = asRider(viewer);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderGoneError();
    const isOwn = order.riderId === viewer.userId;
    if (order.status === 'DELIVERED' && isOwn) return;
    if (order.status !== 'OUT_FOR_DELIVERY') throw new WrongStateError(order.status);
    if (viewer.role !== 'ADMIN' && !isOwn) throw new AlreadyTakenError(await workerName(tx, order.riderId));
    const reached = await takeStep(tx, order, { step: { to: 'DELIVERED', by }, ...means });
    await auditMove(tx, viewer, { order, to: reached });
  });
  return { orderId };
}
