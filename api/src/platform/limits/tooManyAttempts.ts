import { defineUserError } from '../core/errors/userError.ts';
import { formatWait } from './formatWait.ts';

export class TooManyAttemptsError extends defineUserError({
  description:
    'A rate limit refuses the attempt; the response has a `Retry-After` header. The error is the same for accounts that exist and for those that do not.',
  fields: { retryAfter: { type: 'Int', description: 'Seconds until the limit allows the next attempt.' } },
}) {
  constructor(milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    super(`Too many attempts. Please try again in ${formatWait(seconds)}.`, { retryAfter: seconds });
  }
}
