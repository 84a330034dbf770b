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
