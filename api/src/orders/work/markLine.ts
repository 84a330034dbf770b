import { recordAudit } from '../../audit/recordAudit.ts';
import { db } from '../../db/client.ts';
import type { LiveEvents } from '../../events/liveEvents.ts';
import { InvalidInputError } from '../../graphql/userError.ts';
import type { Viewer } from '../../graphql/viewer.ts';
import { lockOrder } from '../lockOrder.ts';
import { tellOfOrder } from '../moveOrder.ts';
import { OrderGoneError } from '../orderErrors.ts';
import { requireOwnPicking } from './requireOwnPicking.ts';
import { asPicker } from './workers.ts';

/** How much of an order line is in the bag, and how much is missing; what is neither is still to be packed. */
export interface LineMark {
  orderLineId: string;
  pickedQuantity: number;
  shortQuantity: number;
}

/**
 * Marks what of a line is packed and what is missing, in place of earlier marks. Whoever follows the order sees it at once;
 * money moves only when the order is packed, so that a mark can be undone.
 * @throws OrderGoneError, WrongStateError, AlreadyTakenError, InvalidInputError
 */
export async function markLine(
  viewer: Viewer,
  { orderLineId, pickedQuantity, shortQuantity }: LineMark,
  { events }: { events: LiveEvents },
): Promise<{ orderId: string; orderLineId: string }> {
  asPicker(viewer);
  return db.$transaction(async (tx) => {
    const found = await tx.orderLine.findUnique({ where: { id: orderLineId }, select: { orderId: true } });
    const order = found && (await lockOrder(tx, found.orderId));
    if (!order) throw new OrderGoneError();
    await requireOwnPicking(tx, order, viewer);
    const line = await tx.orderLine.findUniqueOrThrow({ where: { id: orderLineId } });
    if (pickedQuantity + shortQuantity > line.quantity) {
      throw new InvalidInputError([{ path: 'pickedQuantity', message: `Only ${line.quantity} were ordered` }]);
    }
    const marks = { pickedQuantity, shortQuantity };
    await tx.orderLine.update({ where: { id: orderLineId }, data: marks, select: { id: true } });
    await tellOfOrder(tx, order.id, events);
    if (viewer.role === 'ADMIN') {
      await recordAudit(tx, viewer, {
        action: 'ORDER_PICK',
        subjectId: order.id,
        subjectName: `#${order.number}`,
        before: { marks: inWords(line.name, line) },
        after: { marks: inWords(line.name, marks) },
      });
    }
    return { orderId: order.id, orderLineId };
  });
}

function inWords(name: string, { pickedQuantity, shortQuantity }: Omit<LineMark, 'orderLineId'>): string {
  return `${name}: ${pickedQuantity} packed, ${shortQuantity} missing`;
}
