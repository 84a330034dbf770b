import { currentRequestId } from '../core/requestId.ts';
import type { Transaction } from '../db/client.ts';
import { enqueueJob } from '../db/enqueueJob.ts';
import type { MailKind } from '../db/generated/client.ts';

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
  },
): Promise<void> {
  const data = { ...mail, requestId: currentRequestId() };
  const { id } = await tx.mail.create({ data, select: { id: true } });
  await enqueueJob(tx, SEND_MAIL, { mailId: id });
}
