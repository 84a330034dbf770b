import { UserError } from './userError.ts';

/** The idempotency key was used for another request. */
export class IdempotencyKeyReusedError extends UserError {
  constructor() {
    super('This idempotency key was used for another request');
    this.name = 'IdempotencyKeyReusedError';
  }
}
