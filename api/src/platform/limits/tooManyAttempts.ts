import { UserError } from '../core/errors/userError.ts';
import { formatWait } from './formatWait.ts';

/** A rate limit refuses the attempt. The error is the same for accounts that exist and for those that do not. */
export class TooManyAttemptsError extends UserError {
  /** Seconds until the limit allows the next attempt. */
  readonly retryAfter: number;

  constructor(milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    super(`Too many attempts. Please try again in ${formatWait(seconds)}.`);
    this.name = 'TooManyAttemptsError';
    this.retryAfter = seconds;
  }
}
