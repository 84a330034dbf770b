import { recordAudit } from '../../audit/recordAudit.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Transaction } from '../../db/client.ts';
import { formatRupees } from '../../money/formatRupees.ts';
import type { LockedOrder } from '../../orders/lockOrder.ts';
import { publishOrderChange } from '../../orders/transitionOrder.ts';
import { NotRefundableError } from '../paymentErrors.ts';
import type { PaymentServices } from '../paymentServices.ts';
import { recordCashRefund } from './recordCashRefund.ts';
import { recordRefundedQuantity, type RefundedLines } from './recordRefundedQuantity.ts';
import { requestRefund } from './requestRefund.ts';

/** Pieces of a delivered order to refund; the transaction has locked the order. */
export interface PiecesRefund {
  order: LockedOrder;
  lines: RefundedLines;
  note: string | null;
}

/**
 * Refunds pieces of a delivered order at their charged prices: to the provider for an online payment, in cash by the shop for a cash
 * payment. The stock does not change. Returns the id of the refund. @throws NotRefundableError
 */
export async function refundPieces(
  tx: Transaction,
  viewer: Viewer,
  { order, lines, note, pubSub, now }: PiecesRefund & Pick<PaymentServices, 'pubSub' | 'now'>,
): Promise<string> {
  if (new Set(lines.map(({ orderLineId }) => orderLineId)).size !== lines.length)
    throw new NotRefundableError('List each line only once');
  if (order.status !== 'DELIVERED') throw new NotRefundableError('Only delivered orders can be refunded by line');
  const payment = await tx.payment.findUniqueOrThrow({ where: { orderId: order.id } });
  if (payment.paidAt === null) throw new NotRefundableError('This order was not paid');
  const amountPaise = await recordRefundedQuantity(tx, order.id, lines);
  const leftPaise = payment.amountPaise - payment.refundedPaise;
  if (amountPaise > leftPaise) throw new NotRefundableError(`Only ${formatRupees(leftPaise)} is left to refund`);
  const refund = { amountPaise, reason: 'RETURNED', actorId: viewer.userId, note, lines } as const;
  const refundId =
    payment.method === 'ONLINE'
      ? await requestRefund(tx, payment.id, refund)
      : await recordCashRefund(tx, payment, { refund, pubSub, now });
  if (refundId === null) throw new NotRefundableError('These items were free, so there is nothing to refund');
  await publishOrderChange(tx, order.id, pubSub);
  await recordAudit(tx, viewer, {
    action: 'ORDER_REFUND',
    subjectId: order.id,
    subjectName: `#${order.number}`,
    before: { refundedPaise: Number(payment.refundedPaise) },
    after: { refundedPaise: Number(payment.refundedPaise + amountPaise), ...(note !== null && { note }) },
  });
  return refundId;
}
