import { UserError } from '../../../platform/core/errors/userError.ts';

/** The largest number of pins and buries of a search. */
export const MAX_RULES_PER_QUERY = 50;

/** No pin or bury has this id. */
export class SearchRuleNotFoundError extends UserError {
  constructor() {
    super('This pin or bury no longer exists');
    this.name = 'SearchRuleNotFoundError';
  }
}

/** The product is pinned or buried for the search already. */
export class SearchRuleExistsError extends UserError {
  constructor(query: string) {
    super(`This product is already pinned or buried for ${query}`);
    this.name = 'SearchRuleExistsError';
  }
}

/** The search has the maximum number of pins and buries. */
export class TooManySearchRulesError extends UserError {
  constructor() {
    super(`A search can have ${MAX_RULES_PER_QUERY} pins and buries. Remove one to add another.`);
    this.name = 'TooManySearchRulesError';
  }
}
