import type { Challenge, Challenges } from '../core/caller.ts';
import { defineUserError } from '../core/errors/userError.ts';
import { formatWait } from '../limits/throttle.ts';

/** The refused attempt counts against no limit. */
export class ChallengeRequiredError extends defineUserError({
  description:
    'After many attempts of its network, this one needs the answer to a challenge, or its answer was wrong: send the same input again with `challengeAnswer`. The response has a `Retry-After` header.',
  fields: {
    retryAfter: { type: 'Int', description: 'Seconds without attempts after which the network needs no challenge.' },
  },
}) {
  readonly challenge: Challenge;

  constructor(challenge: Challenge, retryAfter: number) {
    super(`Too many attempts from your network. Please try again in ${formatWait(retryAfter)}.`, { retryAfter });
    this.challenge = challenge;
  }
}

/** Wraps challenges so that they report the seconds to wait at each refusal, for the `Retry-After` header. */
export function challengesWithRetryAfter(challenges: Challenges, onRefusal: (seconds: number) => void): Challenges {
  return {
    ...challenges,
    require(attempt, retryAfter) {
      onRefusal(retryAfter);
      return challenges.require(attempt, retryAfter);
    },
  };
}
