import type { Caller } from '../graphql/caller.ts';
import { TooManyAttemptsError } from '../throttle/tooManyAttempts.ts';
import { accountKey } from './guardPassword.ts';

/** Counts a mail to `recipient`, and against the account that wants it sent. @throws TooManyAttemptsError */
export async function spendMail(caller: Caller, recipient: string, sender = recipient): Promise<void> {
  await caller.throttle.spend('mailFromAddress', caller.network);
  for (const email of new Set([recipient, sender])) {
    await caller.throttle.spend('mailOfAccount', accountKey(caller, email));
  }
}

/** Counts a notice that goes with something else: when there were too many, that comes about all the same, without a mail. */
export async function mayNotify(caller: Caller, recipient: string): Promise<boolean> {
  try {
    await caller.throttle.spend('noticeOfAccount', accountKey(caller, recipient));
    return true;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return false;
    throw error;
  }
}
