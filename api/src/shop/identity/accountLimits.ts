import type { Caller } from '../../platform/core/caller.ts';
import type { LimitName } from '../../platform/limits/limits.ts';
import { TooManyAttemptsError } from '../../platform/limits/throttle.ts';

/** The key that counts an account's attempts: a fingerprint of the e-mail address, whether an account has it or not. */
export function accountKey({ fingerprint }: Pick<Caller, 'fingerprint'>, email: string): string {
  return Buffer.from(fingerprint('account', email)).toString('base64url');
}

/** Counts a mail against the network, the `recipient` and the account of the `sender`. @throws TooManyAttemptsError */
export async function consumeMailLimit(caller: Caller, recipient: string, sender = recipient): Promise<void> {
  await caller.throttle.consume('mailPerIp', caller.network);
  for (const email of new Set([recipient, sender])) await consumeRecipientLimit(caller, email);
}

/** Counts a mail against an account alone. @throws TooManyAttemptsError */
export async function consumeRecipientLimit(caller: Caller, email: string): Promise<void> {
  await caller.throttle.consume('mailPerAccount', accountKey(caller, email));
}

/** Counts a security notice. Answers false above the limit: the change that it reports is then made without a mail. */
export async function tryConsumeNoticeLimit(caller: Caller, recipient: string, limit: LimitName = 'noticePerAccount') {
  try {
    await caller.throttle.consume(limit, accountKey(caller, recipient));
    return true;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return false;
    throw error;
  }
}
