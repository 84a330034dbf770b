import type { Challenges } from '../core/challenges.ts';

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
