import { db } from '../../db/client.ts';
import type { Caller } from '../../core/caller.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { accountKey } from '../accountKey.ts';
import { hashToken, newToken } from '../randomToken.ts';

/**
 * Queues a mail with a code and a link. Whether an account has the address is looked up when the mail is composed, so that neither
 * the answer nor its duration reveals it. The answer is a token that proves to `verifyResetCode` which request the code belongs to.
 * @throws TooManyAttemptsError
 */
export async function requestPasswordReset(
  { email }: { email: string },
  caller: Caller,
): Promise<{ requestToken: string }> {
  await consumeResetMailLimit(email, caller);
  const requestToken = newToken();
  const mail = { kind: 'PASSWORD_RESET_CODE', recipient: email, requestHash: hashToken(requestToken) } as const;
  await db.$transaction((tx) => enqueueMail(tx, mail));
  return { requestToken };
}

/** Counts the mails of known devices apart, so that strangers who request codes do not block the owner's request. */
async function consumeResetMailLimit(email: string, caller: Caller): Promise<void> {
  const { throttle, network } = caller;
  const account = accountKey(caller, email);
  await throttle.consume('mailPerIp', network);
  if (await caller.knownDevice(account)) {
    await throttle.consume('resetMailPerKnownDevices', account);
    return;
  }
  await throttle.consume('resetMailPerAccountAndIp', `${account}:${network}`);
  await throttle.consume('resetMailPerAccount', account);
}
