import { defineUserError } from '../../platform/core/errors/userError.ts';

/** The most saved filters of a user for one list. */
export const MAX_SAVED_FILTERS = 50;

export class TooManySavedFiltersError extends defineUserError({
  description: `The viewer has ${MAX_SAVED_FILTERS} saved filters of the list already. Nothing was saved.`,
  message: `You have ${MAX_SAVED_FILTERS} saved filters already. Delete one first.`,
}) {}

export class SavedFilterNameTakenError extends defineUserError({
  description: 'The viewer has another saved filter of the list with the name, whatever the case. Nothing was changed.',
  message: 'You have another filter with this name',
}) {}

export class SavedFilterNotFoundError extends defineUserError({
  description: 'The viewer has no saved filter with the id. Nothing was changed.',
  message: 'This filter doesn’t exist any more',
}) {}
