import { UserError } from '../../platform/core/errors/userError.ts';

/** The largest number of favourites of an account. */
export const MAX_FAVOURITES = 500;

/** The account has the largest number of favourites already. */
export class TooManyFavouritesError extends UserError {
  readonly limit = MAX_FAVOURITES;

  constructor() {
    super(`You can keep up to ${MAX_FAVOURITES} favourites. Remove one to add another.`);
    this.name = 'TooManyFavouritesError';
  }
}
