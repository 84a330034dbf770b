import type { Challenge } from '../core/challenges.ts';
import { defineUserError } from '../core/errors/userError.ts';
import { formatWait } from '../limits/formatWait.ts';

/** The refused attempt counts against no limit. */
export class ChallengeRequiredError extends defineUserError({
  description:
    'The network has made many attempts, so this one needs the answer to a challenge, or its answer was refused: solve the challenge, and send the same input again with `challengeAnswer`. A shop without challenges never returns it; the response has a `Retry-After` header.',
  fields: {
    retryAfter: {
      type: 'Int',
      description: 'Seconds after which the network needs no challenge, if it makes no attempts meanwhile.',
    },
  },
}) {
  readonly challenge: Challenge;

  constructor(challenge: Challenge, retryAfter: number) {
    super(`Too many attempts from your network. Please try again in ${formatWait(retryAfter)}.`, { retryAfter });
    this.challenge = challenge;
  }
}
