import type { Caller } from '../../../platform/core/caller.ts';
import { accountKey } from '../accountKey.ts';

/**
 * Whether a person has registered the account with this browser, or has logged in to it. A login to an earlier account with the
 * same address, which was deleted since, does not count.
 */
export async function isOwnDevice({ email, createdAt }: { email: string; createdAt: Date }, caller: Caller) {
  const device = await caller.knownDevice(accountKey(caller, email));
  return device !== null && device.since >= toSecond(createdAt);
}

function toSecond(time: Date): Date {
  const second = new Date(time);
  second.setUTCMilliseconds(0);
  return second;
}
