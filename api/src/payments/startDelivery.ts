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
 * Puts a packed order on its way with the viewer; of two who want it at once, one gets it. Who has it already keeps it.
 * @throws OrderGoneError, WrongStateError, AlreadyTakenError
 */
export async function startDelivery(
  viewer: Viewer,
  { orderId }: { orderId: string },
  means: PaymentMeans,
): Promise<{ orderId: string }> {
  const by = asRider(viewer);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderGoneError();
    if (order.status === 'OUT_FOR_DELIVERY') {
      if (order.riderId === viewer.userId) return;
      throw new AlreadyTakenError(await workerName(tx, order.riderId));
    }
    if (order.status !== 'PACKED') throw new WrongStateError(order.status);
    const details = { riderId: viewer.userId };
    const reached = await takeStep(tx, order, { step: { to: 'OUT_FOR_DELIVERY', by, details }, ...means });
    await auditMove(tx, viewer, { order, to: reached });
  });
  return { orderId };
}
