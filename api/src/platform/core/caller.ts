import type { Challenges } from './challenges.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { StaffAccess } from './staffAccess.ts';
import type { Throttle } from '../limits/throttle.ts';

/** A browser in which a person has logged in to an account. */
export interface KnownDevice {
  id: string;
  /** The time of the first login, to the second. */
  since: Date;
}

/** The origin of a request, and what rules need to limit its rate and its access. */
export interface Caller {
  /** The client's network: an IPv4 address, or the /64 prefix of an IPv6 address. */
  network: string;
  /** The `User-Agent` header; shown in the list of devices. */
  userAgent: string | null;
  /** The device, if a person has logged in to the account with it before; `account` is a fingerprint. */
  knownDevice(account: string): Promise<KnownDevice | null>;
  throttle: Throttle;
  /** Null: the shop issues no challenges. */
  challenges: Challenges | null;
  fingerprint: Fingerprint;
  staffAccess: StaffAccess;
}
