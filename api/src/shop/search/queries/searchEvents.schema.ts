import { builder } from '../../../platform/graphql/builder.ts';
import { CHANGES_NOTHING_CACHED } from '../../../platform/graphql/reportMutations.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { recordSearchEvent } from './recordSearchEvent.ts';
import { PUBLIC_FIELD } from '../../../platform/graphql/documents/cacheScope.ts';
import { findPopularSearches, MAX_POPULAR_SEARCHES } from './findPopularSearches.ts';

const SearchEventKindRef = builder.enumType('SearchEventKind', {
  description: 'What a shopper did.',
  values: {
    SEARCH: { description: 'Submitted a text, or left it unchanged for two seconds.' },
    RESULT_CLICK: { description: 'Opened a product of the results.' },
    ADD_TO_CART: { description: 'Added a product of the results to the cart.' },
  },
});

const SearchEventRecordPayload = builder.objectRef<{ isRecorded: boolean }>('SearchEventRecordPayload').implement({
  description: 'The event was received.',
  fields: (t) => ({
    isRecorded: t.exposeBoolean('isRecorded', {
      description:
        'Whether it was counted: texts that are too short or look personal are not, nor are clicks and adds beyond the searches.',
    }),
  }),
});

builder.mutationField('searchEventRecord', (t) =>
  t.fieldWithInput({
    description:
      'Counts a search by its words and day, without the shopper. Clients send one SEARCH per search, and at most one RESULT_CLICK and one ADD_TO_CART after it.',
    type: SearchEventRecordPayload,
    authScopes: { public: true },
    extensions: CHANGES_NOTHING_CACHED,
    errors: { types: [TooManyAttemptsError] },
    input: {
      query: t.input.string({ required: true, description: 'As sent to `products`.' }),
      kind: t.input.field({ type: SearchEventKindRef, required: true, description: 'The event.' }),
    },
    resolve: async (_root, { input }, { caller, catalogue: cache }) => ({
      isRecorded: await recordSearchEvent(input, { caller, cache, now: new Date() }),
    }),
  }),
);

builder.queryField('popularSearches', (t) =>
  t.stringList({
    description: `The most frequent searches of the last seven days, at most ${MAX_POPULAR_SEARCHES} and at most an hour old.`,
    extensions: PUBLIC_FIELD,
    resolve: (_root, _args, { catalogue }) => findPopularSearches(new Date(), catalogue),
  }),
);
