import { UserError } from '../../platform/core/errors/userError.ts';

/** The most saved filters of a user for one list. */
export const MAX_SAVED_FILTERS = 50;

/** The user has as many saved filters of the list as they may have. */
export class TooManySavedFiltersError extends UserError {
  constructor() {
    super(`You have ${MAX_SAVED_FILTERS} saved filters already. Delete one first.`);
    this.name = 'TooManySavedFiltersError';
  }
}

/** The user has another filter of the list with the name. */
export class SavedFilterNameTakenError extends UserError {
  constructor() {
    super('You have another filter with this name');
    this.name = 'SavedFilterNameTakenError';
  }
}

/** The user has no such filter. */
export class SavedFilterNotFoundError extends UserError {
  constructor() {
    super('This filter doesn’t exist any more');
    this.name = 'SavedFilterNotFoundError';
  }
}
