import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { can } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { auditTransition, transitionOrder, publishOrderChange } from '../../../shop/orders/transitionOrder.ts';
import { lockOrder, type LockedOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { AlreadyAssignedError } from '../fulfilmentErrors.ts';
import { requirePicker, staffName } from '../staffActor.ts';

/** The order to pick; with `takeOver` also one that is assigned to another picker. */
export interface PickingRequest {
  orderId: string;
  takeOver: boolean;
}

/**
 * Assigns the viewer as the picker of an order; a placed order is confirmed first. A repeated call of the assigned picker changes
 * nothing. Recorded quantities stay when another picker takes over.
 * @throws OrderNotFoundError, OrderTransitionError, AlreadyAssignedError
 */
export async function startPicking(
  viewer: Viewer,
  { orderId, takeOver }: PickingRequest,
  { pubSub }: { pubSub: PubSub },
): Promise<{ orderId: string }> {
  const actor = requirePicker(viewer);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    const details = { pickerId: viewer.userId };
    switch (order.status) {
      case 'PLACED':
        await transitionOrder(tx, order, { to: 'CONFIRMED', actor, pubSub });
        await transitionOrder(tx, { ...order, status: 'CONFIRMED' }, { to: 'PICKING', actor, details, pubSub });
        return auditTransition(tx, viewer, { order, to: 'PICKING' });
      case 'CONFIRMED':
        await transitionOrder(tx, order, { to: 'PICKING', actor, details, pubSub });
        return auditTransition(tx, viewer, { order, to: 'PICKING' });
      case 'PICKING':
        return changePicker(tx, order, { viewer, takeOver, pubSub });
      default:
        throw new OrderTransitionError({ orderId, from: order.status });
    }
  });
  return { orderId };
}

async function changePicker(
  tx: Transaction,
  { id, number, pickerId }: LockedOrder,
  { viewer, takeOver, pubSub }: { viewer: Viewer; takeOver: boolean; pubSub: PubSub },
): Promise<void> {
  if (pickerId === viewer.userId) return;
  if (pickerId !== null && !takeOver) throw new AlreadyAssignedError(await staffName(tx, pickerId));
  await tx.order.update({ where: { id }, data: { pickerId: viewer.userId }, select: { id: true } });
  await publishOrderChange(tx, id, pubSub);
  if (!can(viewer, 'ORDERS')) return;
  await recordAudit(tx, viewer, {
    action: 'ORDER_PICK',
    subjectId: id,
    subjectName: `#${number}`,
    before: { isTakenOver: false },
    after: { isTakenOver: true },
  });
}
