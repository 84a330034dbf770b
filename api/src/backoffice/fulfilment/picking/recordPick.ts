import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { db } from '../../../platform/db/client.ts';
import type { PubSub } from '../../../platform/events/pubSub.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { can } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { lockOrder } from '../../../shop/orders/lockOrder.ts';
import { publishOrderChange } from '../../../shop/orders/transitionOrder.ts';
import { OrderNotFoundError } from '../../../shop/orders/orderErrors.ts';
import { requireAssignedPicker } from './requireAssignedPicker.ts';
import { requirePicker } from '../staffActor.ts';

/** The picked and missing quantities of an order line; the rest is still to be picked. */
export interface PickedQuantities {
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
