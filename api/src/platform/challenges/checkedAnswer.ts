import type { AnswerOutcome } from './countChallenge.ts';

/** An answer that was checked; `id` tells a right one from all others, so that it can be consumed. */
export type CheckedAnswer =
  { outcome: 'passed'; id: string } | { outcome: Exclude<AnswerOutcome, 'passed' | 'replayed'> };
