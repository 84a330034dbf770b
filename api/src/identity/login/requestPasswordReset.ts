import { db } from '../../db/client.ts';
import type { Caller } from '../../core/caller.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { consumeMailLimit } from '../consumeMailLimit.ts';

/**
 * Queues a mail with a code. Whether an account has the address is looked up when the mail is composed, so that neither the
 * answer nor its duration reveals it. @throws TooManyAttemptsError
 */
export async function requestPasswordReset({ email }: { email: string }, caller: Caller): Promise<void> {
  await consumeMailLimit(caller, email);
  await db.$transaction((tx) => enqueueMail(tx, { kind: 'PASSWORD_RESET_CODE', recipient: email }));
}
