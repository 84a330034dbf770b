import { typeid } from 'typeid-js';
import type { Permission } from '@kirana/shared/permissions.ts';
import type { Transaction } from '../../platform/db/client.ts';
import { type MailKind, Prisma } from '../../platform/db/generated/client.ts';
import { enqueueMails } from '../../platform/mail/enqueueMail.ts';
import { MAILS } from '../../platform/mail/mails.ts';

/** Queues a mail for each of the staff with a permission who have confirmed their address and not turned such mails off; returns their number. */
export async function queueStaffMails(tx: Transaction, kind: MailKind, permission: Permission): Promise<number> {
  const recipients = await tx.$queryRaw<{ userId: string; recipient: string }[]>`
    SELECT account.id AS "userId", account.email AS recipient
    FROM users account JOIN role_definitions role ON role.id = account.role_definition_id
    WHERE ${permission} = ANY (role.permissions::text[]) AND account.status = 'ACTIVE' AND account.email_verified_at IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM mail_opt_outs WHERE user_id = account.id AND category::text = ${MAILS[kind].category ?? null}::text
      )
    ORDER BY account.id`;
  if (recipients.length === 0) return 0;
  await enqueueMails(
    tx,
    Prisma.sql`
      SELECT id, ${kind}::text AS kind, user_id, recipient, NULL::uuid AS order_id, NULL::uuid AS refund_id, NULL::uuid AS refund_request_id
      FROM unnest(${recipients.map(() => typeid().toUUID())}::uuid[], ${recipients.map(({ userId }) => userId)}::uuid[],
        ${recipients.map(({ recipient }) => recipient)}::text[]) AS due (id, user_id, recipient)`,
  );
  return recipients.length;
}
