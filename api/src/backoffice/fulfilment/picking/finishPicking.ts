import { db, type Transaction } from '../../../platform/db/client.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { auditTransition } from '../../../shop/orders/transitionOrder.ts';
import { lockOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderNotFoundError } from '../../../shop/orders/orderErrors.ts';
import { requireAssignedPicker } from './requireAssignedPicker.ts';
import { requirePicker } from '../staffActor.ts';
import { PickingIncompleteError } from '../fulfilmentErrors.ts';
import type { PaymentServices } from '../../../shop/payments/paymentServices.ts';
import { applyTransition } from '../applyTransition.ts';

/**
 * Packs an order whose every piece is picked or missing. An order whose every piece is missing is cancelled instead. A repeated call
 * of the picker changes nothing.
 * @throws OrderNotFoundError, OrderTransitionError, AlreadyAssignedError, PickingIncompleteError
 */
export async function finishPicking(
  viewer: Viewer,
  { orderId }: { orderId: string },
  services: PaymentServices,
): Promise<{ orderId: string }> {
  const actor = requirePicker(viewer);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    if (order.status === 'PACKED' && order.pickerId === viewer.userId) return;
    await requireAssignedPicker(tx, order, viewer);
    const remaining = await remainingQuantityOf(tx, orderId);
    if (remaining > 0) throw new PickingIncompleteError(remaining);
    const reached = await applyTransition(tx, order, { step: { to: 'PACKED', actor }, ...services });
    await auditTransition(tx, viewer, { order, to: reached });
  });
  return { orderId };
}

async function remainingQuantityOf(tx: Transaction, orderId: string): Promise<number> {
  const { _sum } = await tx.orderLine.aggregate({
    where: { orderId },
    _sum: { quantity: true, pickedQuantity: true, missingQuantity: true },
  });
  return (_sum.quantity ?? 0) - (_sum.pickedQuantity ?? 0) - (_sum.missingQuantity ?? 0);
}
