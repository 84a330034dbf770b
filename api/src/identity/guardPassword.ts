import { db } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import { postMail } from '../mail/postMail.ts';
import { LIMITS } from '../throttle/limits.ts';

/** Wrong passwords of one account that cost no waiting. */
const FREE_MISTAKES = 3;

/** A password that somebody offers for an account, which need not exist. */
export interface PasswordAttempt {
  email: string;
  password: string;
  caller: Caller;
}

/** The key under which an account's attempts are counted. */
export function accountKey({ fingerprint }: Caller, email: string): string {
  return Buffer.from(fingerprint('account', email)).toString('base64url');
}

/**
 * Lets `check` look at a password as one counted attempt: by account, by network and by password, before anything is looked
 * at, so that attempts at once can't slip through. Null from `check` is a wrong password: after a few the account has to wait,
 * longer each time, and after the last one its owner is told by mail. All of it happens alike for accounts that do not exist.
 * A device that is known to the account counts by itself, so that a stranger's mistakes do not keep the owner out.
 * @throws TooManyAttemptsError
 */
export async function guardPassword<T>(attempt: PasswordAttempt, check: () => Promise<T | null>): Promise<T | null> {
  const { email, caller } = attempt;
  const { throttle, network } = caller;
  const account = accountKey(caller, email);
  const device = await caller.knownDevice(account);
  const counted = device ? `${account}:${device}` : account;
  const password = Buffer.from(caller.fingerprint('password', attempt.password)).toString('base64url');
  await throttle.awaitPause('passwordOfAccount', counted);
  await throttle.spend('passwordFromAddress', network);
  await throttle.spend('passwordOnAccounts', password);
  const tries = await throttle.spend('passwordOfAccount', counted);
  const found = await check();
  if (found === null) {
    await slowDown({ email, counted, tries, caller });
    return null;
  }
  await Promise.all([
    throttle.forgive('passwordOfAccount', counted),
    throttle.refund('passwordFromAddress', network),
    throttle.refund('passwordOnAccounts', password),
  ]);
  return found;
}

interface Mistake {
  email: string;
  /** The key that the mistake was counted under. */
  counted: string;
  tries: number;
  caller: Caller;
}

async function slowDown({ email, counted, tries, caller }: Mistake): Promise<void> {
  if (tries > FREE_MISTAKES) await caller.throttle.pause('passwordOfAccount', counted, 2 ** (tries - FREE_MISTAKES));
  if (tries === LIMITS.passwordOfAccount.count) {
    await db.$transaction((tx) => postMail(tx, { kind: 'LOGIN_BLOCKED', recipient: email }));
  }
}
