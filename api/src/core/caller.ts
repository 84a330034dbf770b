import type { Fingerprint } from './fingerprint.ts';
import type { Throttle } from './throttle.ts';

/** The origin of a request, and what rules need to limit its rate. */
export interface Caller {
  /** The client's network: an IPv4 address, or the /64 prefix of an IPv6 address. */
  network: string;
  /** The `User-Agent` header; shown in the list of devices. */
  userAgent: string | null;
  /** The id of the device, if a person has logged in to the account with it before; `account` is a fingerprint. */
  knownDevice(account: string): Promise<string | null>;
  throttle: Throttle;
  fingerprint: Fingerprint;
}
