import type { ChallengeAnswer } from '../core/caller.ts';
import { meter } from '../telemetry/meter.ts';

const challenges = meter.createCounter('kirana.challenges', {
  description: 'Challenges that were required, and answers to them by what became of them.',
  unit: '{challenge}',
});

/** What became of an answer: accepted, or refused for a reason. */
type AnswerOutcome = 'passed' | 'wrong' | 'expired' | 'replayed' | 'outdated' | 'unavailable';

/** Counts a challenge that an attempt needs, or an answer to one. */
export function countChallenge(provider: ChallengeAnswer['provider'], outcome: 'required' | AnswerOutcome): void {
  challenges.add(1, { 'kirana.challenge.provider': provider, 'kirana.challenge.outcome': outcome });
}

/** An answer that was checked; `id` tells a right one from all others, so that it can be consumed. */
export type CheckedAnswer =
  { outcome: 'passed'; id: string } | { outcome: Exclude<AnswerOutcome, 'passed' | 'replayed'> };
