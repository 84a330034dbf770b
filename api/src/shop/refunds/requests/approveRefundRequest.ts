import type { RefundMethod } from '../../../platform/db/generated/client.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { NotRefundableError } from '../../payments/paymentErrors.ts';
import type { PaymentServices } from '../../payments/paymentServices.ts';
import type { RefundedLines } from '../recordRefundedQuantity.ts';
import { refundPieces } from '../refundPieces.ts';
import type { CreatedRefundRequest } from './createRefundRequest.ts';
import { lockRefundRequest } from './lockRefundRequest.ts';

/** An admin's approval. */
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
      throw new NotRefundableError('You can refund at most what was reported');
    const refundId = await refundPieces(tx, viewer, { order, lines: approved, method, note, pubSub, shop, now });
    await tx.refundRequest.update({
      where: { id: refundRequestId },
      data: { status: 'APPROVED', decisionNote: note, decidedById: viewer.userId, decidedAt: now, refundId },
      select: { id: true },
    });
    return { refundRequestId, orderId: order.id };
  });
}
