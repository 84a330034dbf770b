import { db } from '../../../platform/db/client.ts';
import type { Caller } from '../../../platform/core/caller.ts';
import { enqueueMail } from '../../../platform/mail/enqueueMail.ts';
import { LIMITS } from '../../../platform/limits/limits.ts';
import { accountKey } from '../accountLimits.ts';
import { AttemptLimits, type Guard } from './attemptLimits.ts';
import { WrongTwoFactorCodeError } from '../identityErrors.ts';

/** The number of wrong passwords for one account before the first delay. */
const FREE_FAILED_ATTEMPTS = 3;

/** A password for an account, which need not exist. */
export interface PasswordAttempt {
  email: string;
  password: string;
  caller: Caller;
  /** Null: the attempt is never asked for a challenge. */
  guard: Guard | null;
}

/**
 * Runs `check` as one attempt. The attempt is counted by network, by account and by password before `check` runs, so that
 * concurrent attempts can't exceed a limit. Null from `check` is a wrong password: from the fourth on each one delays the next
 * attempt for longer, and the last one mails a notice to the owner. Accounts that do not exist are treated the same.
 * The attempts of a known device are counted apart, so that an attacker's attempts do not lock the owner out.
 * @throws ChallengeRequiredError, TooManyAttemptsError
 */
export async function throttlePasswordAttempt<T>(
  attempt: PasswordAttempt,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const { email, caller } = attempt;
  const { throttle } = caller;
  const { account, isKnownDevice, counted } = await keysOf(caller, email);
  const password = Buffer.from(caller.fingerprint('password', attempt.password)).toString('base64url');
  await throttle.assertNotBlocked('passwordPerAccount', counted);
  const limits = new AttemptLimits(caller, attempt.guard);
  await limits.consumeOfNetwork('passwordPerIp', { isKnownDevice });
  const attempts = await limits.consume('passwordPerAccount', counted);
  // The limit on password spraying does not apply to a known device, so that an attack does not lock the owner out.
  await (isKnownDevice
    ? limits.consume('passwordPerKnownDevices', account)
    : limits.consume('passwordSpraying', password));
  const found = await check();
  if (found === null) {
    if (attempts > FREE_FAILED_ATTEMPTS)
      await throttle.block('passwordPerAccount', counted, 2 ** (attempts - FREE_FAILED_ATTEMPTS));
    if (attempts === LIMITS.passwordPerAccount.count) await notify('LOGIN_BLOCKED', email);
    return null;
  }
  await limits.reward();
  await throttle.reset('passwordPerAccount', counted);
  return found;
}

/** After a password reset: deletes the failed attempts of the account and of the present device, with passwords and with codes. */
export async function resetFailedAttempts(caller: Caller, email: string): Promise<void> {
  const { account, counted } = await keysOf(caller, email);
  await Promise.all([
    ...[...new Set([account, counted])].map((key) => caller.throttle.reset('passwordPerAccount', key)),
    caller.throttle.reset('twoFactorPerAccount', account),
  ]);
}

/** The key of an account, and the key that counts the attempts of the present device, which is the account's for an unknown one. */
async function keysOf(caller: Caller, email: string) {
  const account = accountKey(caller, email);
  const device = await caller.knownDevice(account);
  return { account, isKnownDevice: device !== null, counted: device ? `${account}:${device.id}` : account };
}

async function notify(kind: 'LOGIN_BLOCKED' | 'TWO_FACTOR_BLOCKED', recipient: string): Promise<void> {
  await db.$transaction((tx) => enqueueMail(tx, { kind, recipient }));
}

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
  const { isKnownDevice, counted } = await keysOf(caller, email);
  const limit = isKnownDevice ? 'twoFactorPerKnownDevice' : 'twoFactorPerAccount';
  await throttle.consume('codePerIp', network);
  const attempts = await throttle.consume(limit, counted);
  const found = await check();
  if (found === null) {
    if (attempts === LIMITS[limit].count) await notify('TWO_FACTOR_BLOCKED', email);
    throw new WrongTwoFactorCodeError();
  }
  await throttle.reward('codePerIp', network);
  await throttle.reset(limit, counted);
  return found;
}
