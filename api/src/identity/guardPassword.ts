import { db } from '../db/client.ts';
import type { Caller } from '../graphql/caller.ts';
import { postMail } from '../mail/postMail.ts';
import { LIMITS, type LimitName } from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';

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
 * Lets `check` look at a password as one counted attempt: by network, by account and by password, before anything is looked
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
  const counted = device ? deviceKey(account, device) : account;
  const password = Buffer.from(caller.fingerprint('password', attempt.password)).toString('base64url');
  await throttle.awaitPause('passwordOfAccount', counted);
  const spent = new Spending(throttle);
  await spent.spend('passwordFromAddress', network);
  const tries = await spent.spend('passwordOfAccount', counted);
  // What strangers do with a password keeps nobody out who is at home here.
  await (device ? spent.spend('passwordOfDevices', account) : spent.spend('passwordOnAccounts', password));
  const found = await check();
  if (found === null) {
    await slowDown({ email, counted, tries, caller });
    return null;
  }
  await spent.refund();
  await throttle.forgive('passwordOfAccount', counted);
  return found;
}

/** After a reset: the account's mistakes, and those of the device that it was done on, are forgotten. */
export async function forgiveMistakes(caller: Caller, email: string): Promise<void> {
  const account = accountKey(caller, email);
  const device = await caller.knownDevice(account);
  const keys = device ? [account, deviceKey(account, device)] : [account];
  await Promise.all(keys.map((key) => caller.throttle.forgive('passwordOfAccount', key)));
}

function deviceKey(account: string, device: string): string {
  return `${account}:${device}`;
}

/** Several limits that one attempt counts against; what refuses it gives back what the ones before have counted. */
class Spending {
  readonly #throttle: Throttle;
  readonly #spent: [LimitName, string][] = [];

  constructor(throttle: Throttle) {
    this.#throttle = throttle;
  }

  async spend(limit: LimitName, key: string): Promise<number> {
    try {
      const count = await this.#throttle.spend(limit, key);
      this.#spent.push([limit, key]);
      return count;
    } catch (error) {
      await this.refund();
      throw error;
    }
  }

  async refund(): Promise<void> {
    await Promise.all(this.#spent.splice(0).map(([limit, key]) => this.#throttle.refund(limit, key)));
  }
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
