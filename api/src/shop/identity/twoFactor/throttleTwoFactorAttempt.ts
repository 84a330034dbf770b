import type { Caller } from '../../../platform/core/caller.ts';
import { db } from '../../../platform/db/client.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { LIMITS } from '../../../platform/limits/limits.ts';
import { accountKey } from '../accountKey.ts';
import { WrongTwoFactorCodeError } from './twoFactorErrors.ts';

/**
 * Runs `check` as one attempt with a code, counted before it runs. Null from `check` is a wrong code. Callers have proved the password;
 * their attempts do not lock out the browsers that the owner has logged in with, and the last one mails a notice to the owner.
 * @throws WrongTwoFactorCodeError, TooManyAttemptsError
 */
export async function throttleTwoFactorAttempt<T>(
  { email, caller }: { email: string; caller: Caller },
  check: () => Promise<T | null>,
): Promise<T> {
  const { throttle, network } = caller;
  const account = accountKey(caller, email);
  const device = await caller.knownDevice(account);
  const limit = device ? 'twoFactorPerKnownDevice' : 'twoFactorPerAccount';
  const counted = device ? `${account}:${device.id}` : account;
  await throttle.consume('codePerIp', network);
  const attempts = await throttle.consume(limit, counted);
  const found = await check();
  if (found === null) {
    if (attempts === LIMITS[limit].count) {
      await db.$transaction((tx) => enqueueMail(tx, { kind: 'TWO_FACTOR_BLOCKED', recipient: email }));
    }
    throw new WrongTwoFactorCodeError();
  }
  await throttle.reward('codePerIp', network);
  await throttle.reset(limit, counted);
  return found;
}
