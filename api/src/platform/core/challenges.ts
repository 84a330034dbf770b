/** What an attempt is for. The answer to a challenge is valid for one purpose alone. */
export type ChallengePurpose = 'LOGIN' | 'REGISTRATION' | 'RECOVERY';

/** The providers whose widget asks a person, or looks at the browser. */
export type CaptchaProvider = 'TURNSTILE' | 'HCAPTCHA';

export type ChallengeProvider = 'PROOF_OF_WORK' | CaptchaProvider;

/** A task that takes a browser some seconds of computing. */
export interface ProofOfWorkChallenge {
  provider: 'PROOF_OF_WORK';
  /** The signed challenge in ALTCHA's format, as JSON. */
  challenge: string;
  /** The solution is a counter up to this one. */
  maxCounter: number;
  expiresAt: Date;
}

/** A task that the widget of a provider sets. */
export interface CaptchaChallenge {
  provider: CaptchaProvider;
  /** The shop's public key at the provider. */
  siteKey: string;
}

export type Challenge = ProofOfWorkChallenge | CaptchaChallenge;

/** The answer to a challenge: a solved proof of work, or the token of a widget. */
export interface ChallengeAnswer {
  provider: ChallengeProvider;
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
