import { UserError } from '../graphql/userError.ts';

/** Something was tried too often. It is said alike for accounts that exist and for those that do not. */
export class TooManyAttemptsError extends UserError {
  /** Seconds until the next try has a chance. */
  readonly retryAfter: number;

  constructor(milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    super(`Too many attempts. Please try again in ${inWords(seconds)}.`);
    this.name = 'TooManyAttemptsError';
    this.retryAfter = seconds;
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${minutes} minutes`;
}
