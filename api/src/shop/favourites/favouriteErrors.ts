import { defineUserError } from '../../platform/core/errors/userError.ts';

/** The largest number of favourites of an account. */
export const MAX_FAVOURITES = 500;

export class TooManyFavouritesError extends defineUserError({
  description: 'The account has the largest number of favourites.',
  fields: { limit: { type: 'Int', description: 'The largest number of favourites.' } },
}) {
  constructor() {
    super(`You can keep up to ${MAX_FAVOURITES} favourites. Remove one to add another.`, { limit: MAX_FAVOURITES });
  }
}
