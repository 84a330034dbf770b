import type { Caller } from '../graphql/caller.ts';
import { accountKey } from './guardPassword.ts';

/** Counts a mail to `recipient`, and against the account that wants it sent. @throws TooManyAttemptsError */
export async function spendMail(caller: Caller, recipient: string, sender = recipient): Promise<void> {
  await caller.throttle.spend('mailFromAddress', caller.network);
  for (const email of new Set([recipient, sender])) {
    await caller.throttle.spend('mailOfAccount', accountKey(caller, email));
  }
}
