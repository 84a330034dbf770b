import { db, type Transaction } from '../db/client.ts';
import type { Viewer } from '../graphql/viewer.ts';
import { auditMove } from '../orders/auditMove.ts';
import { lockOrder } from '../orders/lockOrder.ts';
import { OrderGoneError } from '../orders/orderErrors.ts';
import { requireOwnPicking } from '../orders/work/requireOwnPicking.ts';
import { asPicker } from '../orders/work/workers.ts';
import { NotAllMarkedError } from '../orders/work/workErrors.ts';
import type { PaymentMeans } from './paymentMeans.ts';
import { takeStep } from './takeStep.ts';

/**
 * Packs an order whose every piece is marked. An order of which nothing was left is cancelled instead. One that the viewer has
 * packed stays as it is.
 * @throws OrderGoneError, WrongStateError, AlreadyTakenError, NotAllMarkedError
 */
export async function finishPicking(
  viewer: Viewer,
  { orderId }: { orderId: string },
  means: PaymentMeans,
): Promise<{ orderId: string }> {
  const by = asPicker(viewer);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderGoneError();
    if (order.status === 'PACKED' && order.pickerId === viewer.userId) return;
    await requireOwnPicking(tx, order, viewer);
    const left = await piecesLeft(tx, orderId);
    if (left > 0) throw new NotAllMarkedError(left);
    const reached = await takeStep(tx, order, { step: { to: 'PACKED', by }, ...means });
    await auditMove(tx, viewer, { order, to: reached });
  });
  return { orderId };
}

async function piecesLeft(tx: Transaction, orderId: string): Promise<number> {
  const { _sum } = await tx.orderLine.aggregate({
    where: { orderId },
    _sum: { quantity: true, pickedQuantity: true, shortQuantity: true },
  });
  return (_sum.quantity ?? 0) - (_sum.pickedQuantity ?? 0) - (_sum.shortQuantity ?? 0);
}
