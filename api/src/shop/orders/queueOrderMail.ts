import { typeid } from 'typeid-js';
import { currentRequestId } from '../../platform/core/requestId.ts';
import type { Transaction } from '../../platform/db/client.ts';
import type { MailKind, OrderStatus } from '../../platform/db/generated/client.ts';
import { SEND_MAIL } from '../../platform/mail/enqueueMail.ts';

/** A mail about a state, and how long it waits for the next state, which may make it pointless. */
interface StateMail {
  kind: MailKind;
  delayMinutes: number;
}

/**
 * The mails about an order's states. CONFIRMED and PICKING have none: they follow the confirmation within a minute or two. A refund has
 * its own mail.
 */
const STATE_MAILS: Partial<Record<OrderStatus, StateMail>> = {
  PENDING_PAYMENT: { kind: 'ORDER_PAYMENT_PENDING', delayMinutes: 10 },
  PAYMENT_FAILED: { kind: 'ORDER_PAYMENT_FAILED', delayMinutes: 0 },
  PLACED: { kind: 'ORDER_PLACED', delayMinutes: 0 },
  PACKED: { kind: 'ORDER_PACKED', delayMinutes: 0 },
  OUT_FOR_DELIVERY: { kind: 'ORDER_OUT_FOR_DELIVERY', delayMinutes: 0 },
  DELIVERY_FAILED: { kind: 'ORDER_DELIVERY_FAILED', delayMinutes: 0 },
  DELIVERED: { kind: 'ORDER_DELIVERED', delayMinutes: 0 },
  CANCELLED: { kind: 'ORDER_CANCELLED', delayMinutes: 0 },
};

/**
 * Queues the mail to the shopper about an order's new state, in the transaction of the transition. A packed order without all of its
 * pieces has a mail of its own kind, because it changes what is paid.
 */
export async function queueOrderMail(tx: Transaction, orderId: string, status: OrderStatus): Promise<void> {
  const mail = STATE_MAILS[status];
  if (!mail) return;
  await tx.$executeRaw`
    WITH mail AS (
      INSERT INTO mails (id, kind, user_id, order_id, recipient, created_at, request_id)
      SELECT ${typeid().toUUID()}::uuid,
        CASE WHEN ${status} = 'PACKED' AND EXISTS (SELECT FROM order_lines WHERE order_id = orders.id AND missing_quantity > 0)
          THEN 'ORDER_ITEMS_UNAVAILABLE' ELSE ${mail.kind}::mail_kind END,
        users.id, orders.id, users.email, ${new Date()}, ${currentRequestId()}::uuid
      FROM orders JOIN users ON users.id = orders.user_id
      WHERE orders.id = ${orderId}::uuid AND users.status <> 'INACTIVE'
      RETURNING id
    )
    SELECT graphile_worker.add_job(${SEND_MAIL}, json_build_object('mailId', id),
      run_at => now() + make_interval(mins => ${mail.delayMinutes}::int))
    FROM mail`;
}
