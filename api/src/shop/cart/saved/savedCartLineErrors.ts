import { UserError } from '../../../platform/core/errors/userError.ts';

/** The largest number of products that an account can save for later. */
export const MAX_SAVED_LINES = 100;

/** The account has the largest number of saved products already. */
export class TooManySavedCartLinesError extends UserError {
  readonly limit = MAX_SAVED_LINES;

  constructor() {
    super(`You can save ${MAX_SAVED_LINES} products for later. Remove one to save another.`);
    this.name = 'TooManySavedCartLinesError';
  }
}

/** The viewer has not saved the product, or no longer. */
export class SavedCartLineNotFoundError extends UserError {
  constructor() {
    super('This product is no longer saved for later');
    this.name = 'SavedCartLineNotFoundError';
  }
}
