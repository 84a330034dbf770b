import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../db/client.ts';
import { askGraphql } from '../testing/askGraphql.ts';
import { makeProduct, makeShopper } from '../testing/fixtures.ts';
import { nastyTexts } from '../testing/nastyText.ts';
import { missedWords, MOST_MISSES_A_DAY, recordSearchMiss } from './recordSearchMiss.ts';

const now = new Date('2026-01-31T20:00:00Z');
const SEARCH = `query ($search: String, $first: Int, $after: String, $offset: Int) {
  products(search: $search, first: $first, after: $after, offset: $offset) { totalCount edges { cursor } } }`;
const misses = () => db.searchMiss.findMany({ orderBy: [{ day: 'asc' }, { query: 'asc' }] });
const kept = async () => (await misses()).map(({ query, count }) => ({ query, count }));

beforeEach(async () => {
  await db.searchMiss.deleteMany();
});

describe('recordSearchMiss', () => {
  it('counts the same words of a day together, by the calendar of the shop', async () => {
    for (const text of ['Quinoa  Flour', 'quinoa, flour!', 'QUINOA FLOUR']) await recordSearchMiss(text, now);
    await recordSearchMiss('quinoa flour', new Date('2026-01-31T10:00:00Z'));
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
  ])('keeps nothing of what may be personal, or says nothing: %j', (text) => {
    expect(missedWords(text)).toBeNull();
  });

  it.each([
    ['500 g tea', '500 g tea'],
    ['दूध १ लीटर', 'दूध १ लीटर'],
    [`${'word '.repeat(11)}word`, 'word word word word word word word word word word word word'],
    ['x'.repeat(39) + ' ' + 'y'.repeat(39), `${'x'.repeat(39)} ${'y'.repeat(20)}`],
  ])('keeps at most 60 characters of %j', (text, words) => {
    expect(missedWords(text)).toBe(words);
  });

  it('takes whatever text there is', async () => {
    for (const text of nastyTexts(200)) await recordSearchMiss(text, now);
    expect((await misses()).length).toBeGreaterThan(50);
  });

  it('keeps a bounded number of different ones a day, and still counts those', async () => {
    await db.searchMiss.createMany({
      data: Array.from({ length: MOST_MISSES_A_DAY }, (_, index) => ({
        day: new Date('2026-02-01'),
        query: `miss ${index}`,
      })),
    });
    await recordSearchMiss('one too many', now);
    await recordSearchMiss('miss 7', now);
    expect(await db.searchMiss.count()).toBe(MOST_MISSES_A_DAY);
    expect(await db.searchMiss.findFirst({ where: { query: 'miss 7' } })).toMatchObject({ count: 2 });
  });
});

describe('a search', () => {
  const search = async (variables: object, viewer: Parameters<typeof askGraphql>[2] = null) => {
    const { errors } = await askGraphql(SEARCH, { ...variables }, viewer);
    expect(errors).toEqual([]);
  };
  /** Searches once more, and waits until that is counted: what was counted before it is there as well by then. */
  const settled = async () => {
    await search({ search: 'the last one' });
    await expect.poll(kept).toContainEqual({ query: 'the last one', count: 1 });
    return (await kept()).filter(({ query }) => query !== 'the last one');
  };

  it('that finds nothing is counted, whoever it was', async () => {
    await search({ search: 'Quinoa' });
    await expect.poll(kept).toEqual([{ query: 'quinoa', count: 1 }]);
    await search({ search: 'Quinoa' }, await makeShopper());
    await expect.poll(kept).toEqual([{ query: 'quinoa', count: 2 }]);
  });

  it('that finds something, asks for a later page or is an admin’s is not', async () => {
    await makeProduct({ name: 'Basmati rice' });
    const { data } = await askGraphql(SEARCH, { search: 'basmati' });
    await search({ search: 'quinoa', offset: 12 });
    await search({ search: 'quinoa', after: data.products.edges[0].cursor });
    await search({ search: 'quinoa' }, await makeShopper({ role: 'ADMIN' }));
    await search({});
    expect(await settled()).toEqual([]);
  });
});
