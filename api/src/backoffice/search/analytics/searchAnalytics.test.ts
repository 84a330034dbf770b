import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ForbiddenError } from '../../../platform/core/errors/statusErrors.ts';
import { dateRangeUntil, addDays } from '../../../platform/core/shopCalendar.ts';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeShopper, makeStaff } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { tablesScanned } from '../../../testing/postgres/tablesScanned.ts';
import { standAtNoon } from '../../../testing/standAtNoon.ts';
import { countSearches, findSearchQueries, type SearchOutcome, type SearchQuerySort } from './searchAnalytics.ts';

const COUNTS =
  'searchCount clickCount addToCartCount zeroResultCount correctedCount clickThroughRate addToCartRate zeroResultRate correctedRate';
const ANALYTICS = `query ($days: Int, $query: String) { searchAnalytics(days: $days, query: $query) {
  counts { ${COUNTS} } days { day counts { searchCount } } } }`;
const QUERIES = `query ($days: Int, $search: String, $outcome: SearchOutcome, $sort: SearchQuerySort, $first: Int, $after: String, $last: Int, $before: String) {
  searchQueries(days: $days, search: $search, outcome: $outcome, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { query counts { ${COUNTS} } } } } }`;

const today = '2024-03-11';
standAtNoon(today);
let admin: Viewer;

interface Counted {
  daysAgo?: number;
  clickCount?: number;
  addToCartCount?: number;
  zeroResultCount?: number;
  correctedCount?: number;
}

const searched = (query: string, searchCount: number, { daysAgo = 0, ...counts }: Counted = {}) =>
  db.search.create({ data: { query, searchCount, ...counts, day: new Date(addDays(today, -daysAgo)) } });

beforeAll(async () => {
  admin = await makeStaff('REPORTS');
});
beforeEach(() => db.search.deleteMany());

describe('searchAnalytics', () => {
  const analytics = async (variables: object) =>
    (await executeGraphql(ANALYTICS, { ...variables }, admin)).data.searchAnalytics;

  it('counts the searches of a range by day, with rates', async () => {
    await searched('milk', 8, { clickCount: 2, addToCartCount: 4, correctedCount: 1 });
    await searched('quinoa', 2, { zeroResultCount: 2 });
    await searched('milk', 30, { daysAgo: 6 });
    await searched('milk', 99, { daysAgo: 7 });
    const { counts, days } = await analytics({ days: 7 });
    expect(counts).toEqual({
      searchCount: 40,
      clickCount: 2,
      addToCartCount: 4,
      zeroResultCount: 2,
      correctedCount: 1,
      clickThroughRate: 0.05,
      addToCartRate: 0.1,
      zeroResultRate: 0.05,
      correctedRate: 0.025,
    });
    expect(days).toHaveLength(7);
    expect(days.at(0)).toEqual({ day: addDays(today, -6), counts: { searchCount: 30 } });
    expect(days.at(-1)).toEqual({ day: today, counts: { searchCount: 10 } });
  });

  it('counts those of one text, as it was typed', async () => {
    await searched('toned milk', 8);
    await searched('milk', 3);
    expect((await analytics({ query: 'Toned, MILK!' })).counts).toMatchObject({ searchCount: 8 });
  });

  it('has no rates without a search', async () => {
    expect((await analytics({ query: 'nothing' })).counts).toMatchObject({ searchCount: 0, clickThroughRate: null });
  });

  it.each([0, -1, 91, 2 ** 31 - 1])('rejects %i days', async (days) => {
    const { errors } = await executeGraphql(ANALYTICS, { days }, admin);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('searchQueries', () => {
  const list = async (variables: object) => (await executeGraphql(QUERIES, { ...variables }, admin)).data.searchQueries;
  const queries = async (variables: object) =>
    (await list(variables)).edges.map(({ node }: { node: { query: string } }) => node.query);

  beforeEach(async () => {
    await searched('milk', 20, { clickCount: 10, addToCartCount: 1 });
    await searched('bread', 30, { clickCount: 1, addToCartCount: 1 });
    await searched('bread', 10, { daysAgo: 3, clickCount: 0, addToCartCount: 1 });
    await searched('panner', 10, { clickCount: 9, addToCartCount: 8, correctedCount: 10 });
    await searched('quinoa', 5, { zeroResultCount: 5 });
    await searched('tofu', 6, { zeroResultCount: 6 });
    await searched('old', 99, { daysAgo: 30 });
  });

  it.each<[SearchQuerySort, string[]]>([
    ['SEARCHES', ['bread', 'milk', 'panner', 'tofu', 'quinoa']],
    ['CLICK_THROUGH_ASC', ['quinoa', 'tofu', 'bread', 'milk', 'panner']],
    ['CLICK_THROUGH_DESC', ['panner', 'milk', 'bread', 'tofu', 'quinoa']],
    ['ADD_TO_CART_ASC', ['quinoa', 'tofu', 'bread', 'milk', 'panner']],
    ['ADD_TO_CART_DESC', ['panner', 'milk', 'bread', 'tofu', 'quinoa']],
    ['ZERO_RESULTS', ['tofu', 'quinoa', 'panner', 'milk', 'bread']],
  ])('sorts by %s', async (sort, expected) => {
    expect(await queries({ days: 30, sort })).toEqual(expected);
  });

  it('has the rates of a text that was searched two billion times', async () => {
    await searched('sugar', 2_000_000_000, { clickCount: 1_900_000_000, addToCartCount: 1_000_000_000 });
    expect((await queries({ sort: 'CLICK_THROUGH_DESC' }))[0]).toBe('sugar');
    expect((await queries({ sort: 'ADD_TO_CART_DESC', first: 2 }))[1]).toBe('sugar');
  });

  it.each<[SearchOutcome, string[]]>([
    ['ZERO_RESULTS', ['tofu', 'quinoa']],
    ['CORRECTED', ['panner']],
    ['LOW_CLICK_THROUGH', ['bread']],
  ])('filters by %s', async (outcome, expected) => {
    expect(await queries({ outcome })).toEqual(expected);
  });

  it.each([
    ['AN', ['panner']],
    ['  Milk! ', ['milk']],
    ['%', ['bread', 'milk', 'panner', 'tofu', 'quinoa']],
    ['nothing', []],
    ['\0\ud800', ['bread', 'milk', 'panner', 'tofu', 'quinoa']],
  ])('finds a part of a text: %j', async (search, expected) => {
    expect(await queries({ search })).toEqual(expected);
  });

  it.each<SearchQuerySort>(['SEARCHES', 'CLICK_THROUGH_ASC', 'ADD_TO_CART_DESC', 'ZERO_RESULTS'])(
    'pages both ways by %s',
    async (sort) => {
      const whole = await queries({ sort });
      const forward: string[] = [];
      let after: string | null = null;
      do {
        const page = await list({ sort, first: 2, after });
        expect(page.totalCount).toBe(5);
        forward.push(...page.edges.map(({ node }: { node: { query: string } }) => node.query));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(forward).toEqual(whole);
      const backward: string[] = [];
      let before: string | null = null;
      do {
        const page = await list({ sort, last: 2, before });
        backward.unshift(...page.edges.map(({ node }: { node: { query: string } }) => node.query));
        before = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
      } while (before !== null);
      expect(backward).toEqual(whole);
    },
  );

  it.each([
    'x',
    'W10',
    Buffer.from('[1e99,"a"]').toString('base64url'),
    Buffer.from('[1,"\\u0000"]').toString('base64url'),
  ])('rejects the cursor %j', async (after) => {
    const { errors } = await executeGraphql(QUERIES, { after }, admin);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('both', () => {
  it('are for admins only, in each rule too', async () => {
    const shopper = await makeShopper();
    const range = dateRangeUntil(new Date(), 7);
    await expect(countSearches(shopper, range, null)).rejects.toThrow(ForbiddenError);
    const all = { range, search: '', outcome: null, sort: 'SEARCHES' } as const;
    await expect(findSearchQueries(shopper, all, {})).rejects.toThrow(ForbiddenError);
  });

  it('take one statement each, and read a text by an index, in a shop with 90 days of 2,000 searches', async () => {
    await db.$executeRaw`
      INSERT INTO searches (day, query, search_count)
      SELECT ${today}::date - day, 'text ' || number, 1 + number % 50 FROM generate_series(0, 89) day, generate_series(1, 2000) number`;
    await db.$executeRaw`ANALYZE searches`;
    for (const [document, variables, scans] of [
      [ANALYTICS, { days: 90, query: 'text 7' }, []],
      [ANALYTICS, { days: 7 }, []],
      [QUERIES, { days: 7, first: 20 }, []],
      [QUERIES, { days: 90, first: 20 }, ['searches']],
    ] as const) {
      const { result, sent } = await countStatements(() => executeGraphql(document, variables, admin));
      expect(result.errors).toEqual([]);
      expect(sent).toHaveLength(1);
      expect((await tablesScanned(sent)).filter((table) => table === 'searches')).toEqual(scans);
    }
  });
});
