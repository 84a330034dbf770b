import { createHmac } from 'node:crypto';
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

/** A digest of a short or personal text, stored instead of the text. */
export type Fingerprint = (purpose: string, text: string) => Uint8Array<ArrayBuffer>;

/** HMAC-SHA-256 with a secret outside the database, so that a copy of the database does not allow guessing the texts. */
export function createFingerprint(secret: string): Fingerprint {
  return (purpose, text) => new Uint8Array(createHmac('sha256', secret).update(`${purpose}\0${text}`).digest());
}

/** The shop's settings for staff accounts, and for sensitive changes by any user. */
export interface StaffAccess {
  /** True: a member of staff without a second factor has the permissions of a shopper, until they have set it up. */
  requireTwoFactor: boolean;
  /** The time after its login at which a session of staff ends, however often it is used. */
  sessionMs: number;
  /** The time after an authentication at which a sensitive change needs another one. */
  reauthenticationMs: number;
}

/** What an attempt is for. The answer to a challenge is valid for one purpose alone. */
export type ChallengePurpose = 'LOGIN' | 'REGISTRATION' | 'RECOVERY';

export type ChallengeProvider = 'PROOF_OF_WORK' | 'TURNSTILE';

/** A task that takes a browser some seconds of computing. */
export interface ProofOfWorkChallenge {
  provider: 'PROOF_OF_WORK';
  /** The signed challenge in ALTCHA's format, as JSON. */
  challenge: string;
  /** The solution is a counter up to this one. */
  maxCounter: number;
  expiresAt: Date;
}

/** A task that the widget of Turnstile sets: it asks a person, or looks at the browser. */
export interface CaptchaChallenge {
  provider: 'TURNSTILE';
  /** The shop's public key at Cloudflare. */
  siteKey: string;
}

export type Challenge = ProofOfWorkChallenge | CaptchaChallenge;

/** The answer to a challenge: a solved proof of work, or the token of a widget. */
export interface ChallengeAnswer {
  /** `HCAPTCHA` is a value of the released APIs; an answer that names it is wrong. */
  provider: ChallengeProvider | 'HCAPTCHA';
  response: string;
}

/** An attempt that a challenge may guard. */
export interface GuardedAttempt {
  purpose: ChallengePurpose;
  network: string;
}

/** The challenges of networks that make many attempts. */
export interface Challenges {
  /**
   * Refuses an attempt with a new challenge; after `retryAfter` seconds without attempts the network needs none.
   * @throws ChallengeRequiredError
   */
  require(attempt: GuardedAttempt, retryAfter: number): Promise<never>;
  /** Whether the answer is right for the attempt. A right answer is consumed: no process accepts it again. */
  verify(answer: ChallengeAnswer, attempt: GuardedAttempt): Promise<boolean>;
}
