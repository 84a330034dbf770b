import type { Throttle } from './throttle.ts';
import { TooManyAttemptsError } from './tooManyAttempts.ts';

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
