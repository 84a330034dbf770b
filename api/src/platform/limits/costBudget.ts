import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { RetryLaterError } from '../core/errors/statusErrors.ts';
import type { Config } from '../config/config.ts';

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

/** What a request that the rate limit allows may cost in the mean, in points of 10 µs: with 600 a minute a quarter of a core. */
const POINTS_PER_REQUEST = 2500;
/** What a client may consume at once, before it waits: the share of a second. */
const BURST_MS = 1000;
const MAX_WAIT_MS = 10_000;
const MAX_CLIENTS = 50_000;

/** The time in milliseconds, and how to wait. */
export interface BudgetClock {
  now(): number;
  wait(ms: number): Promise<unknown>;
}

/**
 * The budgets of clients by their network, in this process. Each has the same share of it. Work beyond the share waits for its turn, so that
 * the process serves others between the requests of a client who makes it work, and is refused when the wait is too long.
 */
export function createCostBudgets(
  { rateLimitPerMinute }: Pick<Config, 'rateLimitPerMinute'>,
  clock: BudgetClock = { now: () => performance.now(), wait: setTimeout },
): (network: string) => CostBudget {
  const pointsPerMs = (rateLimitPerMinute * POINTS_PER_REQUEST) / 60_000;
  /** When its share will have paid for what a client has consumed. */
  const paidAt = new LRUCache<string, number>({ max: MAX_CLIENTS });
  return (network) => ({
    async consume(points, maxWaitMs = MAX_WAIT_MS) {
      const now = clock.now();
      const owedMs = Math.max(0, (paidAt.get(network) ?? 0) - now);
      const paid = now + owedMs + points / pointsPerMs;
      const waitMs = owedMs === 0 ? 0 : paid - now - BURST_MS; // what is more than the share of a second passes by itself
      if (waitMs > maxWaitMs) throw new CostBudgetExceededError(waitMs - maxWaitMs);
      paidAt.set(network, paid);
      if (waitMs > 0) await clock.wait(waitMs);
    },
  });
}
