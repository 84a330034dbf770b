import { typeid } from 'typeid-js';
import { currentRequestId } from '../../platform/core/requestId.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { SEND_MAIL } from '../../platform/mail/enqueueMail.ts';

/** Queues a mail to the shopper about each of these refunds, which have succeeded, in the transaction that records it. */
export async function queueRefundMails(tx: Transaction, refundIds: readonly string[]): Promise<void> {
  if (refundIds.length === 0) return;
  const mailIds = refundIds.map(() => typeid().toUUID());
  await tx.$executeRaw`
    WITH mail AS (
      INSERT INTO mails (id, kind, user_id, order_id, refund_id, recipient, created_at, request_id)
      SELECT settled.mail_id, 'ORDER_REFUNDED', users.id, orders.id, refunds.id, users.email, ${new Date()}, ${currentRequestId()}::uuid
      FROM unnest(${mailIds}::uuid[], ${refundIds}::uuid[]) AS settled (mail_id, refund_id)
      JOIN refunds ON refunds.id = settled.refund_id
      JOIN payments ON payments.id = refunds.payment_id
      JOIN orders ON orders.id = payments.order_id
      JOIN users ON users.id = orders.user_id
      WHERE users.status <> 'INACTIVE'
      RETURNING id
    )
    SELECT graphile_worker.add_job(${SEND_MAIL}, json_build_object('mailId', id)) FROM mail`;
}
