import { builder } from '../../../platform/graphql/builder.ts';
import { CHANGES_NOTHING_CACHED } from '../../../platform/graphql/reportMutations.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { recordSearchEvent } from './recordSearchEvent.ts';

const SearchEventKindRef = builder.enumType('SearchEventKind', {
  description: 'What a shopper has done with a search.',
  values: {
    SEARCH: { description: 'Has searched: the text was submitted, or it stayed as it was for two seconds.' },
    RESULT_CLICK: { description: 'Has opened a product of the results.' },
    ADD_TO_CART: { description: 'Has added a product of the results to the cart.' },
  },
});

const SearchEventRecordPayload = builder.objectRef<{ isRecorded: boolean }>('SearchEventRecordPayload').implement({
  description: 'The event was received.',
  fields: (t) => ({
    isRecorded: t.exposeBoolean('isRecorded', {
      description:
        'Whether the event was counted. Texts that are too short or look like an e-mail address or a number of a person are not counted, nor are a click and an Add without a search, or more of them than searches.',
    }),
  }),
});

builder.mutationField('searchEventRecord', (t) =>
  t.fieldWithInput({
    description:
      'Counts an event of a search for the statistics of the shop: the words and the day, and nothing about the shopper. Clients send one SEARCH for each search of a shopper and at most one RESULT_CLICK and one ADD_TO_CART after it. Anyone may call it.',
    type: SearchEventRecordPayload,
    authScopes: { public: true },
    extensions: CHANGES_NOTHING_CACHED,
    errors: { types: [TooManyAttemptsError] },
    input: {
      query: t.input.string({ required: true, description: 'The search text, as `products` got it.' }),
      kind: t.input.field({ type: SearchEventKindRef, required: true, description: 'What the shopper has done.' }),
    },
    resolve: async (_root, { input }, { caller, catalogue: cache }) => ({
      isRecorded: await recordSearchEvent(input, { caller, cache, now: new Date() }),
    }),
  }),
);
