import { recordAudit } from '../../audit/recordAudit.ts';
import { db } from '../../db/client.ts';
import { requireAdmin, type Viewer } from '../../core/viewer.ts';
import { formatRupees } from '../../money/formatRupees.ts';
import { lockOrder } from '../../orders/lockOrder.ts';
import { publishOrderChange } from '../../orders/transitionOrder.ts';
import { OrderNotFoundError } from '../../orders/orderErrors.ts';
import { NotRefundableError } from '../paymentErrors.ts';
import type { PaymentServices } from '../paymentServices.ts';
import { requestRefund } from './requestRefund.ts';
import { recordRefundedQuantity } from './recordRefundedQuantity.ts';

/** The lines of an order to refund. */
export interface LineRefund {
  orderId: string;
  lines: readonly { orderLineId: string; quantity: number }[];
  note: string | null;
}

/**
 * Refunds pieces of a delivered order that was paid online, such as spoiled ones, at their charged prices. The stock does not change.
 * @throws OrderNotFoundError, NotRefundableError
 */
export async function refundLines(
  viewer: Viewer,
  { orderId, lines, note }: LineRefund,
  { pubSub }: PaymentServices,
): Promise<{ orderId: string }> {
  requireAdmin(viewer);
  if (new Set(lines.map(({ orderLineId }) => orderLineId)).size !== lines.length)
    throw new NotRefundableError('List each line only once');
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderNotFoundError();
    const { number, payment } = await tx.order.findUniqueOrThrow({
      where: { id: orderId },
      select: { number: true, payment: true },
    });
    if (order.status !== 'DELIVERED') throw new NotRefundableError('Only delivered orders can be refunded by line');
    if (payment?.method !== 'ONLINE') throw new NotRefundableError('This order was paid in cash');
    const amountPaise = await recordRefundedQuantity(tx, orderId, lines);
    const leftPaise = payment.amountPaise - payment.refundedPaise;
    if (amountPaise > leftPaise) throw new NotRefundableError(`Only ${formatRupees(leftPaise)} is left to refund`);
    await requestRefund(tx, payment.id, { amountPaise, reason: 'RETURNED', actorId: viewer.userId, note, lines });
    await publishOrderChange(tx, orderId, pubSub);
    await recordAudit(tx, viewer, {
      action: 'ORDER_REFUND',
      subjectId: orderId,
      subjectName: `#${number}`,
      before: { refundedPaise: Number(payment.refundedPaise) },
      after: { refundedPaise: Number(payment.refundedPaise + amountPaise), ...(note !== null && { note }) },
    });
  });
  return { orderId };
}
