import { defineUserError } from '../core/errors/userError.ts';
import type { LimitName } from './limits.ts';

/** Counts attempts for all processes together. A key holds no personal data: see `Caller.fingerprint`. */
export interface Throttle {
  /**
   * Counts one attempt before it is made, so that concurrent attempts can't exceed the limit. Answers the number of attempts.
   * @throws TooManyAttemptsError
   */
  consume(limit: LimitName, key: string): Promise<number>;
  /** The number of attempts so far, which this call does not raise. */
  count(limit: LimitName, key: string): Promise<number>;
  /** Takes one counted attempt back. */
  reward(limit: LimitName, key: string): Promise<void>;
  /** Deletes the count of attempts and a block. */
  reset(limit: LimitName, key: string): Promise<void>;
  /** Refuses all attempts for some seconds, whatever their number. */
  block(limit: LimitName, key: string, seconds: number): Promise<void>;
  /** @throws TooManyAttemptsError during a block */
  assertNotBlocked(limit: LimitName, key: string): Promise<void>;
}

export class TooManyAttemptsError extends defineUserError({
  description:
    'A rate limit refuses the attempt; the response has a `Retry-After` header. Accounts that do not exist are limited alike.',
  fields: { retryAfter: { type: 'Int', description: 'Seconds until the limit allows the next attempt.' } },
}) {
  constructor(milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    super(`Too many attempts. Please try again in ${formatWait(seconds)}.`, { retryAfter: seconds });
  }
}

/** How long to wait, in words: seconds, or whole minutes above one and a half. */
export function formatWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${minutes} minutes`;
}

/** Wraps a throttle so that it reports the seconds to wait at each refusal, for the `Retry-After` header. */
export function withRetryAfter(throttle: Throttle, onRefusal: (seconds: number) => void): Throttle {
  async function reported<T>(attempt: Promise<T>): Promise<T> {
    try {
      return await attempt;
    } catch (error) {
      if (error instanceof TooManyAttemptsError) onRefusal(error.retryAfter);
      throw error;
    }
  }
  return {
    ...throttle,
    consume: (limit, key) => reported(throttle.consume(limit, key)),
    assertNotBlocked: (limit, key) => reported(throttle.assertNotBlocked(limit, key)),
  };
}
