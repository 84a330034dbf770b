import { defineUserError } from './userError.ts';

export class IdempotencyKeyReusedError extends defineUserError({
  description: 'The idempotency key was used for another request. Nothing was changed.',
  message: 'This idempotency key was used for another request',
}) {}
