import {
  dateRangeUntil,
  DEFAULT_REPORT_DAYS,
  MAX_REPORT_DAYS,
  reportDaysShape,
} from '../../../platform/core/shopCalendar.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { formerNameOf, replacedBy } from '../../../platform/graphql/replacedBy.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, toConnection } from '../../../platform/graphql/connection.ts';
import { searchTextShape } from '../../../shop/search/searchText.ts';
import {
  countSearches,
  type SearchReport,
  findSearchQueries,
  LOW_CLICK_THROUGH,
  type SearchQueryHit,
  type SearchCounts,
} from './searchAnalytics.ts';

const SearchCountsRef = builder.objectRef<SearchCounts>('SearchCounts').implement({
  description:
    'The number of searches and their results. Rates are shares of `searchCount`, 0 to 1, or null without a search.',
  fields: (t) => {
    const rate = (count: keyof SearchCounts) =>
      t.float({
        nullable: true,
        description: `The share of \`${count}\`.`,
        resolve: (counts) => (counts.searchCount === 0 ? null : counts[count] / counts.searchCount),
      });
    return {
      searchCount: t.exposeInt('searchCount', { description: 'All searches.' }),
      clickCount: t.exposeInt('clickCount', { description: 'Those followed by opening a product.' }),
      addToCartCount: t.exposeInt('addToCartCount', { description: 'Those followed by adding a product to the cart.' }),
      zeroResultCount: t.exposeInt('zeroResultCount', { description: 'Those without a result.' }),
      correctedCount: t.exposeInt('correctedCount', { description: 'Those whose text was corrected.' }),
      clickThroughRate: rate('clickCount'),
      addToCartRate: rate('addToCartCount'),
      zeroResultRate: rate('zeroResultCount'),
      correctedRate: rate('correctedCount'),
    };
  },
});

const SearchDayRef = builder.objectRef<SearchReport['days'][number]>('SearchDay').implement({
  description: 'The searches of a day.',
  fields: (t) => ({
    day: t.expose('date', { type: 'Date', description: 'The day.' }),
    date: t.exposeString('date', { description: 'The day.', deprecationReason: replacedBy('`day`') }),
    counts: t.expose('counts', { type: SearchCountsRef, description: 'Its counts.' }),
  }),
});

const SearchAnalyticsRef = builder.objectRef<SearchReport>('SearchAnalytics').implement({
  description: 'The searches in a range of days of Asia/Kolkata.',
  fields: (t) => ({
    counts: t.expose('total', { type: SearchCountsRef, description: 'The totals.' }),
    days: t.expose('days', { type: [SearchDayRef], description: 'By day, oldest first.' }),
  }),
});

const SearchQueryRef = builder.objectRef<SearchQueryHit>('SearchQuery').implement({
  description: 'A searched text.',
  fields: (t) => ({
    query: t.exposeString('query', { description: 'In lower case, without punctuation.' }),
    counts: t.expose('counts', { type: SearchCountsRef, description: 'Its counts.' }),
  }),
});

const SEARCH_QUERY_CONNECTION = listOf('SearchQuery', SearchQueryRef, ['A searched text', 'searched texts']);

const SearchOutcomeRef = builder.enumType('SearchOutcome', {
  description: 'The outcome of searches.',
  values: {
    ZERO_RESULTS: { description: 'Some had no result.' },
    CORRECTED: { description: 'Some were corrected.' },
    LOW_CLICK_THROUGH: {
      description: `Fewer than one in ten of at least ${LOW_CLICK_THROUGH.searches} searches with results led to a click or to the cart.`,
    },
  },
});

const SearchQuerySortRef = builder.enumType('SearchQuerySort', {
  description: 'The order of searched texts.',
  values: {
    SEARCHES: { description: 'The most searches first.' },
    CLICK_THROUGH_ASC: { description: 'The lowest click-through rate first.' },
    CLICK_THROUGH_DESC: { description: 'The highest click-through rate first.' },
    ADD_TO_CART_ASC: { description: 'The lowest add-to-cart rate first.' },
    ADD_TO_CART_DESC: { description: 'The highest add-to-cart rate first.' },
    ZERO_RESULTS: { description: 'The most searches without a result first.' },
    CLICK_THROUGH_LOW: formerNameOf('CLICK_THROUGH_ASC'),
    CLICK_THROUGH_HIGH: formerNameOf('CLICK_THROUGH_DESC'),
    ADD_TO_CART_LOW: formerNameOf('ADD_TO_CART_ASC'),
    ADD_TO_CART_HIGH: formerNameOf('ADD_TO_CART_DESC'),
  },
});

builder.queryFields((t) => {
  const days = t.arg.int({
    defaultValue: DEFAULT_REPORT_DAYS,
    description: `The days up to and including today, 1 to ${MAX_REPORT_DAYS}.`,
    validate: reportDaysShape,
  });
  return {
    searchAnalytics: t.field({
      type: SearchAnalyticsRef,
      nullable: true,
      description: 'How often shoppers search and what they find. Needs the permission `REPORTS`.',
      authScopes: { reports: true },
      args: { days, query: t.arg.string({ description: 'One text; all when left out.', validate: searchTextShape }) },
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
        description: 'The searched texts. Needs the permission `REPORTS`.',
        authScopes: { reports: true },
        args: {
          days,
          search: t.arg.string({ description: 'A part of the text.', validate: searchTextShape }),
          outcome: t.arg({ type: SearchOutcomeRef, description: 'The outcome.' }),
          sort: t.arg({ type: SearchQuerySortRef, defaultValue: 'SEARCHES', description: 'The order.' }),
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
