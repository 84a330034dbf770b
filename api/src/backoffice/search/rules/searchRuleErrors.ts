import { defineUserError } from '../../../platform/core/errors/userError.ts';

/** The largest number of pins and buries of a search. */
export const MAX_RULES_PER_QUERY = 50;

export class SearchRuleNotFoundError extends defineUserError({
  description: 'No pin or bury has this id.',
  message: 'This pin or bury no longer exists',
}) {}

export class SearchRuleExistsError extends defineUserError({
  description: 'The product is pinned or buried for the search already. Update that rule instead.',
}) {
  constructor(query: string) {
    super(`This product is already pinned or buried for ${query}`);
  }
}

export class TooManySearchRulesError extends defineUserError({
  description: `The search has ${MAX_RULES_PER_QUERY} pins and buries, which is the maximum.`,
  message: `A search can have ${MAX_RULES_PER_QUERY} pins and buries. Remove one to add another.`,
}) {}
