import type { Throttle } from './throttle.ts';
import { TooManyAttemptsError } from './tooManyAttempts.ts';

/** The same throttle, which also tells how many seconds to wait whenever it refuses: HTTP has a header for that. */
export function reportRefusals(throttle: Throttle, tell: (seconds: number) => void): Throttle {
  async function reporting<T>(asking: Promise<T>): Promise<T> {
    try {
      return await asking;
    } catch (error) {
      if (error instanceof TooManyAttemptsError) tell(error.retryAfter);
      throw error;
    }
  }
  return {
    ...throttle,
    spend: (limit, key) => reporting(throttle.spend(limit, key)),
    awaitPause: (limit, key) => reporting(throttle.awaitPause(limit, key)),
  };
}
