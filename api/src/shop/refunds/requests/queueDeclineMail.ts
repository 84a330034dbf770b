import { typeid } from 'typeid-js';
import { currentRequestId } from '../../../platform/core/requestId.ts';
import type { Transaction } from '../../../platform/db/client.ts';
import { SEND_MAIL } from '../../../platform/mail/enqueueMail.ts';

/** Queues the mail to the shopper whose request was declined, in the transaction that declines it. */
export async function queueDeclineMail(tx: Transaction, refundRequestId: string): Promise<void> {
  await tx.$executeRaw`
    WITH mail AS (
      INSERT INTO mails (id, kind, user_id, order_id, refund_request_id, recipient, created_at, request_id)
      SELECT ${typeid().toUUID()}::uuid, 'REFUND_REQUEST_DECLINED', users.id, orders.id, request.id, users.email, ${new Date()}, ${currentRequestId()}::uuid
      FROM refund_requests request
      JOIN orders ON orders.id = request.order_id
      JOIN users ON users.id = orders.user_id
      WHERE request.id = ${refundRequestId}::uuid AND users.status <> 'INACTIVE'
      RETURNING id
    )
    SELECT graphile_worker.add_job(${SEND_MAIL}, json_build_object('mailId', id)) FROM mail`;
}
