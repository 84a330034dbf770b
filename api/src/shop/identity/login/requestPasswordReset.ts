import { db } from '../../../platform/db/client.ts';
import type { Caller, ChallengeAnswer } from '../../../platform/core/caller.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { accountKey } from '../accountKey.ts';
import { AttemptLimits } from './attemptLimits.ts';
import { hashToken, newToken } from '../randomToken.ts';

/** A person's request for a code. */
interface ResetRequest {
  email: string;
  challengeAnswer?: ChallengeAnswer | null | undefined;
}

/**
 * Queues a mail with a code and a link. Whether an account has the address is looked up when the mail is composed, so that neither
 * the answer nor its duration reveals it. The answer is a token that proves to `verifyResetCode` which request the code belongs to.
 * @throws ChallengeRequiredError, TooManyAttemptsError
 */
export async function requestPasswordReset(
  { email, challengeAnswer }: ResetRequest,
  caller: Caller,
): Promise<{ requestToken: string }> {
  await consumeResetMailLimit({ email, challengeAnswer }, caller);
  const requestToken = newToken();
  const mail = { kind: 'PASSWORD_RESET_CODE', recipient: email, requestHash: hashToken(requestToken) } as const;
  await db.$transaction((tx) => enqueueMail(tx, mail));
  return { requestToken };
}

/** Counts the mails of known devices apart, so that strangers who request codes do not block the owner's request. */
async function consumeResetMailLimit({ email, challengeAnswer }: ResetRequest, caller: Caller): Promise<void> {
  const { throttle, network } = caller;
  const account = accountKey(caller, email);
  const isKnownDevice = (await caller.knownDevice(account)) !== null;
  const limits = new AttemptLimits(caller, { purpose: 'RECOVERY', answer: challengeAnswer });
  await limits.consumeOfNetwork('mailPerIp', { isKnownDevice });
  if (isKnownDevice) {
    await throttle.consume('resetMailPerKnownDevices', account);
    return;
  }
  await throttle.consume('resetMailPerAccountAndIp', `${account}:${network}`);
  await throttle.consume('resetMailPerAccount', account);
}
