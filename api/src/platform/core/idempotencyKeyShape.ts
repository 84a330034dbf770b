import { z } from 'zod';

/** An idempotency key that a client makes. */
export const idempotencyKeyShape = z
  .string()
  .regex(/^[!-~]{8,100}$/, 'idempotencyKey must be 8 to 100 letters, digits or signs, without spaces');
