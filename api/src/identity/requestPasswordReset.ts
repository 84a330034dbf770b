import { db } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import { postMail } from '../mail/postMail.ts';
import { spendMail } from './spendMail.ts';

/**
 * Has a code mailed to an address. Whether an account has it is looked up when the mail is written, so that neither the answer
 * nor its time can tell. @throws TooManyAttemptsError
 */
export async function requestPasswordReset({ email }: { email: string }, caller: Caller): Promise<void> {
  await spendMail(caller, email);
  await db.$transaction((tx) => postMail(tx, { kind: 'PASSWORD_RESET_CODE', recipient: email }));
}
