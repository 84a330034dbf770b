import { typeid } from 'typeid-js';
import type { Transaction } from '../../platform/db/client.ts';
import { Prisma } from '../../platform/db/generated/client.ts';
import { enqueueMails } from '../../platform/mail/enqueueMail.ts';

/** Queues a mail to the shopper about each of these refunds, which have succeeded, in the transaction that records it. */
export async function queueRefundMails(tx: Transaction, refundIds: readonly string[]): Promise<void> {
  if (refundIds.length === 0) return;
  const mailIds = refundIds.map(() => typeid().toUUID());
  await enqueueMails(
    tx,
    Prisma.sql`
      SELECT settled.mail_id AS id, 'ORDER_REFUNDED' AS kind, users.id AS user_id, users.email AS recipient,
        orders.id AS order_id, refunds.id AS refund_id, NULL::uuid AS refund_request_id
      FROM unnest(${mailIds}::uuid[], ${refundIds}::uuid[]) AS settled (mail_id, refund_id)
      JOIN refunds ON refunds.id = settled.refund_id
      JOIN payments ON payments.id = refunds.payment_id
      JOIN orders ON orders.id = payments.order_id
      JOIN users ON users.id = orders.user_id
      WHERE users.status <> 'INACTIVE'`,
  );
}
