import { typeid } from 'typeid-js';
import type { Transaction } from '../../platform/db/client.ts';
import { Prisma, type MailKind, type OrderStatus } from '../../platform/db/generated/client.ts';
import { enqueueMails } from '../../platform/mail/enqueueMail.ts';
import { MAILS } from '../../platform/mail/mails.ts';

/** CONFIRMED and PICKING have no mail: they follow the confirmation within a minute or two. A refund has its own. */
const STATUS_MAILS: Partial<Record<OrderStatus, MailKind>> = {
  PENDING_PAYMENT: 'ORDER_PAYMENT_PENDING',
  PAYMENT_FAILED: 'ORDER_PAYMENT_FAILED',
  PLACED: 'ORDER_PLACED',
  PACKED: 'ORDER_PACKED',
  OUT_FOR_DELIVERY: 'ORDER_OUT_FOR_DELIVERY',
  DELIVERY_FAILED: 'ORDER_DELIVERY_FAILED',
  DELIVERED: 'ORDER_DELIVERED',
  CANCELLED: 'ORDER_CANCELLED',
};

/** Queues the mail about an order's new status, in the transaction of the transition. */
export async function queueStatusMail(tx: Transaction, orderId: string, status: OrderStatus): Promise<void> {
  const kind = STATUS_MAILS[status];
  if (kind) await queueOrderMails(tx, orderId, { kind });
}

interface OrderMails {
  kind: MailKind;
  /** A mail for each; one without a refund if it is left out. */
  refundIds?: readonly (string | null)[];
  refundRequestId?: string | null;
}

/**
 * Queues mails to the shopper of an order, in the transaction that records what they are about; a deleted account gets none. A packed
 * order without all of its pieces has a mail of its own kind, because it changes what is paid.
 */
export async function queueOrderMails(
  tx: Transaction,
  orderId: string,
  { kind, refundIds = [null], refundRequestId = null }: OrderMails,
): Promise<void> {
  if (refundIds.length === 0) return;
  const mailIds = refundIds.map(() => typeid().toUUID());
  const rows = Prisma.sql`
    SELECT mail.id,
      CASE WHEN ${kind} = 'ORDER_PACKED' AND EXISTS (SELECT FROM order_lines WHERE order_id = orders.id AND missing_quantity > 0)
        THEN 'ORDER_ITEMS_UNAVAILABLE' ELSE ${kind} END AS kind,
      users.id AS user_id, users.email AS recipient, orders.id AS order_id, mail.refund_id, ${refundRequestId}::uuid AS refund_request_id
    FROM unnest(${mailIds}::uuid[], ${refundIds}::uuid[]) AS mail (id, refund_id)
    CROSS JOIN orders JOIN users ON users.id = orders.user_id
    WHERE orders.id = ${orderId}::uuid AND users.status <> 'INACTIVE'`;
  await enqueueMails(tx, rows, MAILS[kind]);
}
