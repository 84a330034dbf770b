import { defineUserError } from '../../../platform/core/errors/userError.ts';

/** The largest number of products that an account can save for later. */
export const MAX_SAVED_LINES = 100;

export class TooManySavedCartLinesError extends defineUserError({
  description: 'The account has the largest number of products saved for later already.',
  fields: { limit: { type: 'Int', description: 'The largest number of saved products.' } },
}) {
  constructor() {
    super(`You can save ${MAX_SAVED_LINES} products for later. Remove one to save another.`, {
      limit: MAX_SAVED_LINES,
    });
  }
}

export class SavedCartLineNotFoundError extends defineUserError({
  description: 'The viewer has not saved the product, or no longer.',
  message: 'This product is no longer saved for later',
}) {}
