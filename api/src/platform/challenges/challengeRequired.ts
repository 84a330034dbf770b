import type { Challenge } from '../core/challenges.ts';
import { UserError } from '../core/errors/userError.ts';
import { formatWait } from '../limits/formatWait.ts';

/** The network has made many attempts, so this one needs the answer to a challenge. It counts against no limit. */
export class ChallengeRequiredError extends UserError {
  readonly challenge: Challenge;
  /** Seconds after which the network needs no challenge, if it makes no attempts meanwhile. */
  readonly retryAfter: number;

  constructor(challenge: Challenge, retryAfter: number) {
    super(`Too many attempts from your network. Please try again in ${formatWait(retryAfter)}.`);
    this.name = 'ChallengeRequiredError';
    this.challenge = challenge;
    this.retryAfter = retryAfter;
  }
}
