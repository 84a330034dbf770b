import { ErrorInterface } from '../../../platform/graphql/base.schema.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import {
  MAX_RULES_PER_QUERY,
  SearchRuleExistsError,
  SearchRuleNotFoundError,
  TooManySearchRulesError,
} from './searchRuleErrors.ts';

builder.objectType(SearchRuleNotFoundError, {
  name: 'SearchRuleNotFoundError',
  description: 'No pin or bury has this id.',
  interfaces: [ErrorInterface],
});

builder.objectType(SearchRuleExistsError, {
  name: 'SearchRuleExistsError',
  description: 'The product is pinned or buried for the search already. Update that rule instead.',
  interfaces: [ErrorInterface],
});

builder.objectType(TooManySearchRulesError, {
  name: 'TooManySearchRulesError',
  description: `The search has ${MAX_RULES_PER_QUERY} pins and buries, which is the maximum.`,
  interfaces: [ErrorInterface],
});
