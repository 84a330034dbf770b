import { typeid } from 'typeid-js';
import type { Transaction } from '../../platform/db/client.ts';
import { Prisma, type MailKind, type OrderStatus } from '../../platform/db/generated/client.ts';
import { runParts, type StatementPart } from '../../platform/db/statementParts.ts';
import { enqueueingMails } from '../../platform/mail/enqueueMail.ts';
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

/** The part of a statement that queues the mail about an order's new status; null for a status without one. The order need not be written yet. */
export function queueingStatusMail(order: { id: string; userId: string }, status: OrderStatus): StatementPart | null {
  const kind = STATUS_MAILS[status];
  return kind ? queueingOrderMails(order.id, { kind, userId: Prisma.sql`${order.userId}::uuid` }) : null;
}

interface OrderMails {
  kind: MailKind;
  /** A mail for each; one without a refund if it is left out. */
  refundIds?: readonly (string | null)[];
  refundRequestId?: string | null;
}

/** Queues mails to the shopper of an order, in the transaction that records what they are about; a deleted account gets none. */
export async function queueOrderMails(tx: Transaction, orderId: string, mails: OrderMails): Promise<void> {
  const userId = Prisma.sql`(SELECT user_id FROM orders WHERE id = ${orderId}::uuid)`;
  if (mails.refundIds?.length !== 0) await runParts(tx, { mails: queueingOrderMails(orderId, { ...mails, userId }) });
}

/** A packed order without all of its pieces has a mail of its own kind, because it changes what is paid. */
function queueingOrderMails(
  orderId: string,
  { kind, userId, refundIds = [null], refundRequestId = null }: OrderMails & { userId: Prisma.Sql },
): StatementPart {
  const mailIds = refundIds.map(() => typeid().toUUID());
  const rows = Prisma.sql`
    SELECT mail.id,
      CASE WHEN ${kind} = 'ORDER_PACKED' AND EXISTS (
        SELECT FROM order_lines WHERE order_id = ${orderId}::uuid AND missing_quantity > 0
      ) THEN 'ORDER_ITEMS_UNAVAILABLE' ELSE ${kind} END AS kind,
      users.id AS user_id, users.email AS recipient, ${orderId}::uuid AS order_id, mail.refund_id, ${refundRequestId}::uuid AS refund_request_id
    FROM unnest(${mailIds}::uuid[], ${refundIds}::uuid[]) AS mail (id, refund_id) CROSS JOIN users
    WHERE users.id = ${userId} AND users.status <> 'INACTIVE'`;
  return enqueueingMails(rows, MAILS[kind]);
}
