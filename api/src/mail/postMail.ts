import type { Transaction } from '../db/client.ts';
import { enqueueJob } from '../db/enqueueJob.ts';
import type { MailKind } from '../db/generated/client.ts';

/** The job that sends one mail. */
export const SEND_MAIL = 'sendMail';

/** Puts a mail in the box; it is sent if, and only if, the transaction comes about. `userId` may be unknown yet. */
export async function postMail(
  tx: Transaction,
  mail: { kind: MailKind; recipient: string; userId?: string },
): Promise<void> {
  const { id } = await tx.mail.create({ data: mail, select: { id: true } });
  await enqueueJob(tx, SEND_MAIL, { mailId: id });
}
