import type { Fingerprint } from '../fingerprint.ts';
import type { Throttle } from '../throttle/throttle.ts';

/** Where a request comes from, and the means that rules hold against too many of them. */
export interface Caller {
  /** The client's network: an IPv4 address, or the /64 that an IPv6 address is in. */
  network: string;
  /** The browser or client, as it calls itself; shown in the list of devices. */
  userAgent: string | null;
  /** Which device it is, if somebody has logged in to the account with it before; `account` is a fingerprint. */
  knownDevice(account: string): Promise<string | null>;
  throttle: Throttle;
  fingerprint: Fingerprint;
}
