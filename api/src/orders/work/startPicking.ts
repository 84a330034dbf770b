import { recordAudit } from '../../audit/recordAudit.ts';
import { db, type Transaction } from '../../db/client.ts';
import type { LiveEvents } from '../../events/liveEvents.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { auditMove } from '../auditMove.ts';
import { lockOrder, type LockedOrder } from '../lockOrder.ts';
import { moveOrder, tellOfOrder } from '../moveOrder.ts';
import { OrderGoneError } from '../orderErrors.ts';
import { AlreadyTakenError, WrongStateError } from './workErrors.ts';
import { asPicker, workerName } from './workers.ts';

/** Which order somebody is going to pack; `takeOver`: even if somebody else has begun. */
export interface PickingStart {
  orderId: string;
  takeOver: boolean;
}

/**
 * Makes the viewer the one who packs an order; a placed one is confirmed by that. Who packs it already keeps it. What is marked
 * stays marked when somebody else goes on.
 * @throws OrderGoneError, WrongStateError, AlreadyTakenError
 */
export async function startPicking(
  viewer: Viewer,
  { orderId, takeOver }: PickingStart,
  { events }: { events: LiveEvents },
): Promise<{ orderId: string }> {
  const by = asPicker(viewer);
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderGoneError();
    const details = { pickerId: viewer.userId };
    switch (order.status) {
      case 'PLACED':
        await moveOrder(tx, order, { to: 'CONFIRMED', by, events });
        await moveOrder(tx, { id: orderId, status: 'CONFIRMED' }, { to: 'PICKING', by, details, events });
        return auditMove(tx, viewer, { order, to: 'PICKING' });
      case 'CONFIRMED':
        await moveOrder(tx, order, { to: 'PICKING', by, details, events });
        return auditMove(tx, viewer, { order, to: 'PICKING' });
      case 'PICKING':
        return changePicker(tx, order, { viewer, takeOver, events });
      default:
        throw new WrongStateError(order.status);
    }
  });
  return { orderId };
}

async function changePicker(
  tx: Transaction,
  { id, number, pickerId }: LockedOrder,
  { viewer, takeOver, events }: { viewer: Viewer; takeOver: boolean; events: LiveEvents },
): Promise<void> {
  if (pickerId === viewer.userId) return;
  if (pickerId !== null && !takeOver) throw new AlreadyTakenError(await workerName(tx, pickerId));
  await tx.order.update({ where: { id }, data: { pickerId: viewer.userId }, select: { id: true } });
  await tellOfOrder(tx, id, events);
  if (viewer.role !== 'ADMIN') return;
  await recordAudit(tx, viewer, {
    action: 'ORDER_PICK',
    subjectId: id,
    subjectName: `#${number}`,
    before: { isTakenOver: false },
    after: { isTakenOver: true },
  });
}
