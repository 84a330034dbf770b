import {
  dateRangeUntil,
  DEFAULT_REPORT_DAYS,
  MAX_REPORT_DAYS,
  reportDaysShape,
} from '../../../platform/core/shopCalendar.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, toConnection } from '../../../platform/graphql/connection.ts';
import { searchTextShape } from '../../../shop/search/searchTextShape.ts';
import { countSearches, type SearchReport } from './countSearches.ts';
import { findSearchQueries, LOW_CLICK_THROUGH, type SearchQueryHit } from './findSearchQueries.ts';
import type { SearchCounts } from './searchCounts.ts';

const rateOf = (count: number, { searchCount }: SearchCounts) => (searchCount === 0 ? null : count / searchCount);

const SearchCountsRef = builder.objectRef<SearchCounts>('SearchCounts').implement({
  description: 'How often something was searched, and what came of it. A rate is a share of the searches, 0 to 1.',
  fields: (t) => ({
    searchCount: t.exposeInt('searchCount', { description: 'The number of searches.' }),
    clickCount: t.exposeInt('clickCount', { description: 'The searches after which a product was opened.' }),
    addToCartCount: t.exposeInt('addToCartCount', {
      description: 'The searches after which a product was added to the cart from the results.',
    }),
    zeroResultCount: t.exposeInt('zeroResultCount', { description: 'The searches without a result.' }),
    correctedCount: t.exposeInt('correctedCount', { description: 'The searches whose text was corrected.' }),
    clickThroughRate: t.float({
      nullable: true,
      description: '`clickCount` as a share of the searches; null without a search.',
      resolve: (counts) => rateOf(counts.clickCount, counts),
    }),
    addToCartRate: t.float({
      nullable: true,
      description: '`addToCartCount` as a share of the searches; null without a search.',
      resolve: (counts) => rateOf(counts.addToCartCount, counts),
    }),
    zeroResultRate: t.float({
      nullable: true,
      description: '`zeroResultCount` as a share of the searches; null without a search.',
      resolve: (counts) => rateOf(counts.zeroResultCount, counts),
    }),
    correctedRate: t.float({
      nullable: true,
      description: '`correctedCount` as a share of the searches; null without a search.',
      resolve: (counts) => rateOf(counts.correctedCount, counts),
    }),
  }),
});

const SearchDayRef = builder.objectRef<SearchReport['days'][number]>('SearchDay').implement({
  description: 'The searches of a day.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'The day as `2026-01-31`.' }),
    counts: t.expose('counts', { type: SearchCountsRef, description: 'Its counts.' }),
  }),
});

const SearchAnalyticsRef = builder.objectRef<SearchReport>('SearchAnalytics').implement({
  description: "The searches of shoppers in a range of days of the shop's calendar (Asia/Kolkata).",
  fields: (t) => ({
    counts: t.expose('total', { type: SearchCountsRef, description: 'The counts of the range.' }),
    days: t.expose('days', { type: [SearchDayRef], description: 'Each day of the range, oldest first.' }),
  }),
});

const SearchQueryRef = builder.objectRef<SearchQueryHit>('SearchQuery').implement({
  description: 'A text that shoppers searched for.',
  fields: (t) => ({
    query: t.exposeString('query', { description: 'The text, in lower case and without punctuation.' }),
    counts: t.expose('counts', { type: SearchCountsRef, description: 'Its counts in the range.' }),
  }),
});

const SEARCH_QUERY_CONNECTION = listOf('SearchQuery', SearchQueryRef, {
  edge: 'A searched text in a list.',
  connection: 'A list of searched texts.',
});

const SearchOutcomeRef = builder.enumType('SearchOutcome', {
  description: 'What came of the searches for a text.',
  values: {
    ZERO_RESULTS: { description: 'Some had no result.' },
    CORRECTED: { description: 'Some had their text corrected.' },
    LOW_CLICK_THROUGH: {
      description: `Of at least ${LOW_CLICK_THROUGH.searches} searches with results, fewer than one in ten led to a click or an Add.`,
    },
  },
});

const SearchQuerySortRef = builder.enumType('SearchQuerySort', {
  description: 'The order of the list of searched texts; texts with equal values are ordered by themselves.',
  values: {
    SEARCHES: { description: 'The most searches first.' },
    CLICK_THROUGH_LOW: { description: 'The lowest click-through rate first.' },
    CLICK_THROUGH_HIGH: { description: 'The highest click-through rate first.' },
    ADD_TO_CART_LOW: { description: 'The lowest add-to-cart rate first.' },
    ADD_TO_CART_HIGH: { description: 'The highest add-to-cart rate first.' },
    ZERO_RESULTS: { description: 'The most searches without a result first.' },
  },
});

builder.queryFields((t) => {
  const days = t.arg.int({
    defaultValue: DEFAULT_REPORT_DAYS,
    description: `The number of days up to and including today, 1 to ${MAX_REPORT_DAYS}.`,
    validate: reportDaysShape,
  });
  return {
    searchAnalytics: t.field({
      type: SearchAnalyticsRef,
      nullable: true,
      description:
        'What shoppers search, and what comes of it, or the same of one text. Needs the permission `REPORTS`.',
      authScopes: { reports: true },
      args: {
        days,
        query: t.arg.string({ description: 'The text; all texts together when left out.', validate: searchTextShape }),
      },
      resolve: (_root, args, { authentication }) =>
        countSearches(
          requireViewer(authentication),
          dateRangeUntil(new Date(), args.days ?? DEFAULT_REPORT_DAYS),
          args.query ?? null,
        ),
    }),
    searchQueries: t.connection(
      {
        type: SearchQueryRef,
        nullable: true,
        description:
          'The texts that shoppers searched for, the most frequent first unless `sort` says otherwise. Needs the permission `REPORTS`.',
        authScopes: { reports: true },
        args: {
          days,
          search: t.arg.string({ description: 'A part of the texts.', validate: searchTextShape }),
          outcome: t.arg({ type: SearchOutcomeRef, description: 'Only texts whose searches had this outcome.' }),
          sort: t.arg({ type: SearchQuerySortRef, defaultValue: 'SEARCHES', description: 'The order of the list.' }),
        },
        resolve: async (_root, { days: dayCount, search, outcome, sort, ...args }, { authentication }) => {
          const range = dateRangeUntil(new Date(), dayCount ?? DEFAULT_REPORT_DAYS);
          const list = { range, search: search ?? '', outcome: outcome ?? null, sort: sort ?? 'SEARCHES' };
          const { hits, totalCount } = await findSearchQueries(requireViewer(authentication), list, args);
          return toConnection(hits, args, {
            keysOf: ({ value, query }) => [value, query],
            nodeOf: (hit) => hit,
            totalCount: () => totalCount,
          });
        },
      },
      ...SEARCH_QUERY_CONNECTION,
    ),
  };
});
