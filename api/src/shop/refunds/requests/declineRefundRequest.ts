import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { publishOrderChange } from '../../orders/transitionOrder.ts';
import type { PaymentServices } from '../../payments/paymentServices.ts';
import type { CreatedRefundRequest } from './createRefundRequest.ts';
import { lockRefundRequest } from './lockRefundRequest.ts';
import { queueDeclineMail } from './queueDeclineMail.ts';

/** An admin's refusal; the note says the shopper why. */
export interface RefundRequestRefusal {
  refundRequestId: string;
  note: string;
}

/**
 * Closes a request without a refund, and mails the shopper why.
 * @throws RefundRequestNotFoundError, RefundRequestDecidedError
 */
export async function declineRefundRequest(
  viewer: Viewer,
  { refundRequestId, note }: RefundRequestRefusal,
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
    await queueDeclineMail(tx, refundRequestId);
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
