import { typeid } from 'typeid-js';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db, type Transaction } from '../../../platform/db/client.ts';
import { publishOrderChange } from '../../orders/transitionOrder.ts';
import type { PaymentServices } from '../../payments/paymentServices.ts';
import type { CreatedRefundRequest } from './createRefundRequest.ts';
import { lockRefundRequest } from './lockRefundRequest.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { enqueueMails } from '../../../platform/mail/enqueueMail.ts';

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

/** Queues the mail to the shopper whose request was declined, in the transaction that declines it. */
async function queueDeclineMail(tx: Transaction, refundRequestId: string): Promise<void> {
  await enqueueMails(
    tx,
    Prisma.sql`
      SELECT ${typeid().toUUID()}::uuid AS id, 'REFUND_REQUEST_DECLINED' AS kind, users.id AS user_id, users.email AS recipient,
        orders.id AS order_id, NULL::uuid AS refund_id, request.id AS refund_request_id
      FROM refund_requests request
      JOIN orders ON orders.id = request.order_id
      JOIN users ON users.id = orders.user_id
      WHERE request.id = ${refundRequestId}::uuid AND users.status <> 'INACTIVE'`,
  );
}
