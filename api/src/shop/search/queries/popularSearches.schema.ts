import { builder } from '../../../platform/graphql/builder.ts';
import { PUBLIC_FIELD } from '../../../platform/graphql/documents/cacheScope.ts';
import { findPopularSearches, MAX_POPULAR_SEARCHES } from './findPopularSearches.ts';

builder.queryField('popularSearches', (t) =>
  t.stringList({
    description: `The texts that shoppers searched most often in the last seven days, most frequent first, at most ${MAX_POPULAR_SEARCHES}; empty in a shop that is new. The list is at most an hour old.`,
    extensions: PUBLIC_FIELD,
    resolve: (_root, _args, { catalogue }) => findPopularSearches(new Date(), catalogue),
  }),
);
