import { defineUserError, InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { can } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { auditTransition, transitionOrder, publishOrderChange } from '../../../shop/orders/transitionOrder.ts';
import { lockOrder, type LockedOrder } from '../../../shop/orders/lockOrder.ts';
import { OrderNotFoundError, OrderTransitionError } from '../../../shop/orders/orderErrors.ts';
import { requirePicker, staffName, requireAssignedPicker, AlreadyAssignedError } from '../fulfillmentStaff.ts';
import type { PaymentServices } from '../../../shop/payments/paymentServices.ts';
import { takeStep } from '../applyTransition.ts';

export class PickingIncompleteError extends defineUserError({
  description: 'Pieces of the order are neither picked nor missing.',
  fields: { remainingQuantity: { type: 'Int', description: 'Their number.' } },
}) {
  constructor(remainingQuantity: number) {
    super(remainingQuantity === 1 ? '1 piece isn’t picked yet' : `${remainingQuantity} pieces aren’t picked yet`, {
      remainingQuantity,
    });
  }
}

/**
 * Assigns the viewer as the picker of an order; a placed order is confirmed first. A repeated call of the assigned picker changes
 * nothing. With `takeOver` the order may be that of another picker, whose recorded quantities stay.
 * @throws OrderNotFoundError, OrderTransitionError, AlreadyAssignedError
 */
export async function startPicking(
  viewer: Viewer,
  { orderId, takeOver }: { orderId: string; takeOver: boolean },
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

/** The picked and missing quantities of an order line; the rest is still to be picked. */
interface PickedQuantities {
  orderLineId: string;
  pickedQuantity: number;
  missingQuantity: number;
}

/**
 * Records the picked and missing quantities of an order line; they replace earlier ones. The change is published at once. Refunds are
 * requested only when the order is packed, so that the picker can correct the quantities until then.
 * @throws OrderNotFoundError, OrderTransitionError, AlreadyAssignedError, InvalidInputError
 */
export async function recordPick(
  viewer: Viewer,
  { orderLineId, pickedQuantity, missingQuantity }: PickedQuantities,
  { pubSub }: { pubSub: PubSub },
): Promise<{ orderId: string; orderLineId: string }> {
  requirePicker(viewer);
  return db.$transaction(async (tx) => {
    const found = await tx.orderLine.findUnique({ where: { id: orderLineId }, select: { orderId: true } });
    const order = found && (await lockOrder(tx, found.orderId));
    if (!order) throw new OrderNotFoundError();
    await requireAssignedPicker(tx, order, viewer);
    const line = await tx.orderLine.findUniqueOrThrow({ where: { id: orderLineId } });
    if (pickedQuantity + missingQuantity > line.quantity) {
      throw new InvalidInputError([{ path: 'pickedQuantity', message: `Only ${line.quantity} were ordered` }]);
    }
    const quantities = { pickedQuantity, missingQuantity };
    await tx.orderLine.update({ where: { id: orderLineId }, data: quantities, select: { id: true } });
    await publishOrderChange(tx, order.id, pubSub);
    if (can(viewer, 'ORDERS')) {
      await recordAudit(tx, viewer, {
        action: 'ORDER_PICK',
        subjectId: order.id,
        subjectName: `#${order.number}`,
        before: { picks: inWords(line.name, line) },
        after: { picks: inWords(line.name, quantities) },
      });
    }
    return { orderId: order.id, orderLineId };
  });
}

function inWords(name: string, { pickedQuantity, missingQuantity }: Omit<PickedQuantities, 'orderLineId'>): string {
  return `${name}: ${pickedQuantity} packed, ${missingQuantity} missing`;
}

/**
 * Packs an order whose every piece is picked or missing. An order whose every piece is missing is cancelled instead. A repeated call
 * of the picker changes nothing.
 * @throws OrderNotFoundError, OrderTransitionError, AlreadyAssignedError, PickingIncompleteError
 */
export async function finishPicking(viewer: Viewer, { orderId }: { orderId: string }, services: PaymentServices) {
  const actor = requirePicker(viewer);
  return takeStep(viewer, { orderId, services }, async (tx, order) => {
    if (order.status === 'PACKED' && order.pickerId === viewer.userId) return null;
    await requireAssignedPicker(tx, order, viewer);
    const remaining = await remainingQuantityOf(tx, orderId);
    if (remaining > 0) throw new PickingIncompleteError(remaining);
    return { step: { to: 'PACKED', actor } };
  });
}

async function remainingQuantityOf(tx: Transaction, orderId: string): Promise<number> {
  const { _sum } = await tx.orderLine.aggregate({
    where: { orderId },
    _sum: { quantity: true, pickedQuantity: true, missingQuantity: true },
  });
  return (_sum.quantity ?? 0) - (_sum.pickedQuantity ?? 0) - (_sum.missingQuantity ?? 0);
}
