import { RetryLaterError } from '../core/errors/retryLaterError.ts';

/**
 * What is much more expensive than a field of a response, in points of 10 µs of one core. A field costs one point. Decision 72 has the
 * measurements.
 */
export const COSTS = {
  /** A public document whose response is not cached. */
  document: 500,
  /** The hits of a search that are not cached, and those of them that match a filter. */
  search: 2000,
  facets: 1000,
  /** Beside the search. */
  suggestions: 500,
  /** A page that the server renders, with what it reads: four times its own time, in which the process serves nothing else. */
  page: 20_000,
  /** An invoice or credit note. */
  pdf: 10_000,
  personalData: 1000,
} as const;

/** What one client may make the server do. */
export interface CostBudget {
  /**
   * Charges the client before the work is done, and waits while the client is ahead of its share.
   * @throws CostBudgetExceededError when that would take longer than `maxWaitMs`; nothing is charged then
   */
  consume(points: number, maxWaitMs?: number): Promise<void>;
}

/** A budget without an end. */
export const UNLIMITED_COST_BUDGET: CostBudget = { consume: async () => undefined };

/** The client makes the server work more than its share. */
export class CostBudgetExceededError extends RetryLaterError {
  override readonly name = 'CostBudgetExceededError';

  constructor(waitMs: number) {
    const seconds = Math.ceil(waitMs / 1000);
    super(429, `Too many requests. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, seconds);
  }
}
