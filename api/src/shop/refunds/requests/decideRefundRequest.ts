import { type Transaction, db } from '../../../platform/db/client.ts';
import type { RefundMethod } from '../../../platform/db/generated/client.ts';
import { lockOrder } from '../../orders/lockOrder.ts';
import { RefundRequestDecidedError, RefundRequestNotFoundError } from './refundRequests.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { NotRefundableError } from '../../payments/paymentErrors.ts';
import type { PaymentServices } from '../../payments/paymentServices.ts';
import type { RefundedLines } from '../createRefund.ts';
import { refundPieces } from '../refundPieces.ts';
import type { CreatedRefundRequest } from './createRefundRequest.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { publishOrderChange } from '../../orders/transitionOrder.ts';
import { queueOrderMails } from '../../orders/queueOrderMails.ts';

/**
 * Locks the order of a refund request, so that one of several decisions is made.
 * @throws RefundRequestNotFoundError, RefundRequestDecidedError
 */
async function lockRefundRequest(tx: Transaction, refundRequestId: string) {
  const where = { id: refundRequestId };
  const found = await tx.refundRequest.findUnique({ where, select: { orderId: true } });
  const order = found && (await lockOrder(tx, found.orderId));
  if (!order) throw new RefundRequestNotFoundError();
  const request = await tx.refundRequest.findUniqueOrThrow({ where, include: { lines: true } });
  if (request.status !== 'OPEN') throw new RefundRequestDecidedError(refundRequestId, request.status);
  return { order, request };
}

export interface RefundRequestApproval {
  refundRequestId: string;
  /** The refunded pieces; null for all that were reported. */
  lines: RefundedLines | null;
  /** By default as the order was paid. */
  method?: RefundMethod;
  /** Is shown to the shopper. */
  note: string | null;
}

/**
 * Refunds the reported pieces, or some of them, and closes the request.
 * @throws RefundRequestNotFoundError, RefundRequestDecidedError, NotRefundableError
 */
export async function approveRefundRequest(
  viewer: Viewer,
  { refundRequestId, lines, method = 'ORIGINAL_PAYMENT', note }: RefundRequestApproval,
  { pubSub, shop, now }: Pick<PaymentServices, 'pubSub' | 'shop' | 'now'>,
): Promise<CreatedRefundRequest> {
  requirePermission(viewer, 'REFUNDS');
  return db.$transaction(async (tx) => {
    const { order, request } = await lockRefundRequest(tx, refundRequestId);
    const reported = new Map(request.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
    const approved = (lines ?? request.lines).map(({ orderLineId, quantity, ...line }) => ({
      orderLineId,
      quantity,
      reason: request.reason,
      ...('restockType' in line && { restockType: line.restockType }),
    }));
    if (approved.some(({ orderLineId, quantity }) => quantity > (reported.get(orderLineId) ?? 0)))
      throw new NotRefundableError('You can’t refund more than was reported');
    const refundId = await refundPieces(tx, viewer, { order, lines: approved, method, note, pubSub, shop, now });
    await tx.refundRequest.update({
      where: { id: refundRequestId },
      data: { status: 'APPROVED', decisionNote: note, decidedById: viewer.userId, decidedAt: now, refundId },
      select: { id: true },
    });
    return { refundRequestId, orderId: order.id };
  });
}

/**
 * Closes a request without a refund, and mails the shopper why.
 * @throws RefundRequestNotFoundError, RefundRequestDecidedError
 */
export async function declineRefundRequest(
  viewer: Viewer,
  { refundRequestId, note }: { refundRequestId: string; note: string },
  { pubSub, now }: Pick<PaymentServices, 'pubSub' | 'now'>,
): Promise<CreatedRefundRequest> {
  requirePermission(viewer, 'REFUNDS');
  return db.$transaction(async (tx) => {
    const { order } = await lockRefundRequest(tx, refundRequestId);
    await tx.refundRequest.update({
      where: { id: refundRequestId },
      data: { status: 'DECLINED', decisionNote: note, decidedById: viewer.userId, decidedAt: now },
      select: { id: true },
    });
    await queueOrderMails(tx, order.id, { kind: 'REFUND_REQUEST_DECLINED', refundRequestId });
    await publishOrderChange(tx, order.id, pubSub);
    await recordAudit(tx, viewer, {
      action: 'REFUND_REQUEST_DECLINE',
      subjectId: order.id,
      subjectName: `#${order.number}`,
      before: { status: 'OPEN' },
      after: { status: 'DECLINED' },
    });
    return { refundRequestId, orderId: order.id };
  });
}
