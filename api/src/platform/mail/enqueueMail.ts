import { currentRequestId } from '../core/requestId.ts';
import type { Transaction } from '../db/client.ts';
import { enqueueJob } from '../db/enqueueJob.ts';
import { type MailKind, Prisma } from '../db/generated/client.ts';
import { runParts, type StatementPart } from '../db/statementParts.ts';

/** The job that sends one mail. */
export const SEND_MAIL = 'sendMail';

/** Queues a mail, which is sent if and only if the transaction commits. Without `userId` the composer finds the user by the address. */
export async function enqueueMail(
  tx: Transaction,
  mail: {
    kind: MailKind;
    recipient: string;
    userId?: string;
    requestHash?: Uint8Array<ArrayBuffer>;
    sessionId?: string;
    grievanceId?: string;
    campaignId?: string;
    removedAddresses?: number;
    removedMobile?: boolean;
  },
): Promise<void> {
  const data = { ...mail, requestId: currentRequestId() };
  const { id } = await tx.mail.create({ data, select: { id: true } });
  await enqueueJob(tx, SEND_MAIL, { mailId: id });
}

/**
 * Queues a mail for each row of a query, as `enqueueMail` does. Its columns: `id` of the new mail, `kind`, `user_id`, `recipient`, and what the
 * mail is about, each an id or null: `order_id`, `refund_id`, `refund_request_id`.
 */
export async function enqueueMails(tx: Transaction, rows: Prisma.Sql): Promise<void> {
  await runParts(tx, { mails: enqueueingMails(rows) });
}

/** The same as a part of a statement, which counts the mails. */
export function enqueueingMails(rows: Prisma.Sql, { delayMinutes = 0 } = {}): StatementPart {
  return {
    with: Prisma.sql`
      mail AS (
        INSERT INTO mails (id, kind, user_id, recipient, order_id, refund_id, refund_request_id, created_at, request_id)
        SELECT id, kind::mail_kind, user_id, recipient, order_id, refund_id, refund_request_id, ${new Date()}, ${currentRequestId()}::uuid
        FROM (${rows}) AS due
        RETURNING id
      )`,
    count: Prisma.sql`(
      SELECT count(graphile_worker.add_job(${SEND_MAIL}, json_build_object('mailId', id),
        run_at => now() + make_interval(mins => ${delayMinutes}::int)))::int
      FROM mail)`,
  };
}
