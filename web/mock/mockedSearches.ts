import type { MockResolvers } from './mockedServer.ts';
import { connection } from './mockedCatalogue.ts';

type Paging = Parameters<typeof connection>[1];

const DAY_MS = 24 * 60 * 60 * 1000;
const LAST_DAY = Date.parse('2026-01-15T00:00:00Z');
const POPULAR = ['milk', 'paneer', 'atta', 'eggs', 'bread', 'onion', 'curd', 'banana'];

/** The mocked searches of shoppers, and the pins and buries of each search. */
export function mockedSearches(): MockResolvers {
  const queries = [...POPULAR, 'panner', 'kombucha', 'oat milk'].map((query, at) => ({
    query,
    counts: countsOf(412 - at * 31, { hasResults: at < 9, isCorrected: at === 8 }),
  }));
  return {
    Query: {
      popularSearches: () => POPULAR,
      searchAnalytics: (_root, { days }: { days: number }) => ({
        counts: countsOf(640 * days),
        days: Array.from({ length: days }, (_, at) => ({
          date: new Date(LAST_DAY - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10),
          counts: countsOf(540 + ((at * 70) % 210)),
        })),
      }),
      searchQueries: (_root, { search, ...paging }: Paging & { search?: string | null }) =>
        connection(
          queries.filter(({ query }) => query.includes(search ?? '')),
          paging,
        ),
      searchRules: (_root, { query }: { query: string }) => [
        rule(1, { query, position: 1, endsOn: '2026-01-31' }),
        rule(2, { query, position: 2 }),
        rule(3, { query, position: null, startsOn: '2026-02-01', isActive: false }),
      ],
    },
  };
}

function countsOf(searchCount: number, { hasResults = true, isCorrected = false } = {}) {
  const clickCount = hasResults ? Math.round(searchCount * 0.21) : 0;
  const addToCartCount = hasResults ? Math.round(searchCount * 0.38) : 0;
  const zeroResultCount = hasResults ? Math.round(searchCount * 0.03) : searchCount;
  const correctedCount = isCorrected ? searchCount : Math.round(searchCount * 0.02);
  return {
    searchCount,
    clickCount,
    addToCartCount,
    zeroResultCount,
    correctedCount,
    clickThroughRate: clickCount / searchCount,
    addToCartRate: addToCartCount / searchCount,
    zeroResultRate: zeroResultCount / searchCount,
    correctedRate: correctedCount / searchCount,
  };
}

interface RuleFields {
  query: string;
  position: number | null;
  startsOn?: string;
  endsOn?: string;
  isActive?: boolean;
}

function rule(number: number, { query, position, startsOn, endsOn, isActive = true }: RuleFields) {
  return {
    __typename: 'SearchRule',
    id: `rule_${number}`,
    query,
    action: position === null ? 'BURY' : 'PIN',
    position,
    startsOn: startsOn ?? null,
    endsOn: endsOn ?? null,
    isActive,
    product: { __typename: 'Product', id: `prod_${number}` },
  };
}
