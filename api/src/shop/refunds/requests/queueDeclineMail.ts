import { typeid } from 'typeid-js';
import type { Transaction } from '../../../platform/db/client.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';
import { enqueueMails } from '../../../platform/mail/enqueueMail.ts';

/** Queues the mail to the shopper whose request was declined, in the transaction that declines it. */
export async function queueDeclineMail(tx: Transaction, refundRequestId: string): Promise<void> {
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
