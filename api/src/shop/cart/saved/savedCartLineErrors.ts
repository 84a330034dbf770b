import { defineUserError } from '../../../platform/core/errors/userError.ts';

/** The largest number of products that an account can save for later. */
export const MAX_SAVED_LINES = 100;

export class TooManySavedCartLinesError extends defineUserError({
  description: 'Too many products are saved for later.',
  fields: { limit: { type: 'Int', description: 'The maximum.' } },
}) {
  constructor() {
    super(`You can save ${MAX_SAVED_LINES} products for later. Remove one to save another.`, {
      limit: MAX_SAVED_LINES,
    });
  }
}

export class SavedCartLineNotFoundError extends defineUserError({
  description: 'The viewer has no such saved line.',
  message: 'This product is no longer saved for later',
}) {}
