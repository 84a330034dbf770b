import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../db/client.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeProduct, makeShopper } from '../../testing/fixtures.ts';
import { fuzzTexts } from '../../testing/fuzzTexts.ts';
import { recordableQuery, MAX_ZERO_RESULT_SEARCHES_PER_DAY, recordZeroResultSearch } from './recordZeroResultSearch.ts';

const now = new Date('2026-01-31T20:00:00Z');
const SEARCH = `query ($search: String, $first: Int, $after: String, $offset: Int) {
  products(search: $search, first: $first, after: $after, offset: $offset) { totalCount edges { cursor } } }`;
const misses = () => db.zeroResultSearch.findMany({ orderBy: [{ day: 'asc' }, { query: 'asc' }] });
const kept = async () => (await misses()).map(({ query, count }) => ({ query, count }));

beforeEach(async () => {
  await db.zeroResultSearch.deleteMany();
});

describe('recordZeroResultSearch', () => {
  it("adds up the same words of a day of the shop's calendar", async () => {
    for (const text of ['Quinoa  Flour', 'quinoa, flour!', 'QUINOA FLOUR']) await recordZeroResultSearch(text, now);
    await recordZeroResultSearch('quinoa flour', new Date('2026-01-31T10:00:00Z'));
    expect(await misses()).toEqual([
      { day: new Date('2026-01-31'), query: 'quinoa flour', count: 1 },
      { day: new Date('2026-02-01'), query: 'quinoa flour', count: 3 },
    ]);
  });

  it.each([
    'asha@kirana.example',
    'asha @ kirana',
    '9800000000',
    '98000 00000',
    '+91-98000-00000',
    'flat 700016',
    '९८००००००००',
    'qu',
    '!?',
    '',
  ])('stores nothing personal or meaningless: %j', (text) => {
    expect(recordableQuery(text)).toBeNull();
  });

  it.each([
    ['500 g tea', '500 g tea'],
    ['दूध १ लीटर', 'दूध १ लीटर'],
    [`${'word '.repeat(11)}word`, 'word word word word word word word word word word word word'],
    ['x'.repeat(39) + ' ' + 'y'.repeat(39), `${'x'.repeat(39)} ${'y'.repeat(20)}`],
  ])('stores at most 60 characters of %j', (text, words) => {
    expect(recordableQuery(text)).toBe(words);
  });

  it('accepts any text', async () => {
    for (const text of fuzzTexts(200)) await recordZeroResultSearch(text, now);
    expect((await misses()).length).toBeGreaterThan(50);
  });

  it('limits the number of different searches per day, and still counts the stored ones', async () => {
    await db.zeroResultSearch.createMany({
      data: Array.from({ length: MAX_ZERO_RESULT_SEARCHES_PER_DAY }, (_, index) => ({
        day: new Date('2026-02-01'),
        query: `miss ${index}`,
      })),
    });
    await recordZeroResultSearch('one too many', now);
    await recordZeroResultSearch('miss 7', now);
    expect(await db.zeroResultSearch.count()).toBe(MAX_ZERO_RESULT_SEARCHES_PER_DAY);
    expect(await db.zeroResultSearch.findFirst({ where: { query: 'miss 7' } })).toMatchObject({ count: 2 });
  });
});

describe('a search', () => {
  const search = async (variables: object, viewer: Parameters<typeof executeGraphql>[2] = null) => {
    const { errors } = await executeGraphql(SEARCH, { ...variables }, viewer);
    expect(errors).toEqual([]);
  };
  /** Searches once more and waits until that search is counted; earlier ones are counted by then. */
  const settled = async () => {
    await search({ search: 'the last one' });
    await expect.poll(kept).toContainEqual({ query: 'the last one', count: 1 });
    return (await kept()).filter(({ query }) => query !== 'the last one');
  };

  it('without results is counted, for every shopper', async () => {
    await search({ search: 'Quinoa' });
    await expect.poll(kept).toEqual([{ query: 'quinoa', count: 1 }]);
    await search({ search: 'Quinoa' }, await makeShopper());
    await expect.poll(kept).toEqual([{ query: 'quinoa', count: 2 }]);
  });

  it('with results, of a later page or by an admin is not counted', async () => {
    await makeProduct({ name: 'Basmati rice' });
    const { data } = await executeGraphql(SEARCH, { search: 'basmati' });
    await search({ search: 'quinoa', offset: 12 });
    await search({ search: 'quinoa', after: data.products.edges[0].cursor });
    await search({ search: 'quinoa' }, await makeShopper({ role: 'ADMIN' }));
    await search({});
    expect(await settled()).toEqual([]);
  });
});
