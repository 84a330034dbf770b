import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  NO_CATALOGUE_CACHE,
  ProcessCatalogueCache,
  type CatalogueCache,
} from '../../../platform/cache/catalogueCache.ts';
import { db } from '../../../platform/db/client.ts';
import { makeProduct } from '../../../testing/fixtures.ts';
import { fuzzTexts } from '../../../testing/fuzzTexts.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { fakeCaller } from '../../../testing/graphql/fakeCaller.ts';
import { unexpectedErrors } from '../../../testing/graphql/unexpectedErrors.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { searchProducts } from '../searchProducts.ts';
import { MAX_SEARCHES_PER_DAY, recordSearchEvent, type SearchEventKind, recordableQuery } from './recordSearchEvent.ts';

const now = new Date('2026-01-31T20:00:00Z');
const RECORD = `mutation ($input: SearchEventRecordInput!) { searchEventRecord(input: $input) {
  __typename ... on SearchEventRecordPayload { isRecorded } } }`;

const record = (
  query: string,
  kind: SearchEventKind = 'SEARCH',
  services: { now?: Date; cache?: CatalogueCache } = {},
) => recordSearchEvent({ query, kind }, { caller: fakeCaller(), cache: NO_CATALOGUE_CACHE, now, ...services });
const rows = () => db.search.findMany({ orderBy: [{ day: 'asc' }, { query: 'asc' }] });
/** The counts of the only text, without those that are 0. */
const counts = async () => {
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => typeof value === 'number' && value > 0));
};

beforeAll(() => makeProduct({ name: 'Fresh Paneer' }));
beforeEach(() => db.search.deleteMany());

describe('recordableQuery', () => {
  it.each([
    'asha@kirana.example',
    'asha @ kirana',
    'asha＠kirana.example',
    'asha%40kirana.example',
    '9800000000',
    '98000 00000',
    '+91-98000-00000',
    'flat 700016',
    '९८००००००००',
    '⁹⁸⁰⁰⁰⁰⁰⁰⁰⁰',
    'qu',
    '7u',
    'घ',
    '!?',
    '',
  ])('stores nothing personal or meaningless: %j', async (text) => {
    expect(recordableQuery(text)).toBeNull();
    expect(await record(text)).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['500 g tea', '500 g tea'],
    ['दूध १ लीटर', 'दूध १ लीटर'],
    ['घी', 'घी'],
    ['tea', 'tea'],
    [`${'word '.repeat(11)}word`, 'word word word word word word word word word word word word'],
    ['x'.repeat(39) + ' ' + 'y'.repeat(39), `${'x'.repeat(39)} ${'y'.repeat(20)}`],
  ])('stores at most 60 characters of %j', (text, words) => {
    expect(recordableQuery(text)).toBe(words);
  });
});

describe('recordSearchEvent', () => {
  it("adds up the same words of a day of the shop's calendar", async () => {
    for (const text of ['Fresh  Paneer', 'fresh, paneer!', 'FRESH PANEER']) await record(text);
    await record('fresh paneer', 'SEARCH', { now: new Date('2026-01-31T10:00:00Z') });
    expect(await rows()).toMatchObject([
      { day: new Date('2026-01-31'), query: 'fresh paneer', searchCount: 1 },
      { day: new Date('2026-02-01'), query: 'fresh paneer', searchCount: 3 },
    ]);
  });

  it('finds out by itself whether a search has a result and whether it is corrected', async () => {
    await record('paneer');
    expect(await counts()).toEqual({ searchCount: 1 });
    await db.search.deleteMany();
    await record('panner');
    expect(await counts()).toEqual({ searchCount: 1, correctedCount: 1 });
    await db.search.deleteMany();
    await record('xyzzyq');
    await record('xyzzyq');
    expect(await counts()).toEqual({ searchCount: 2, zeroResultCount: 2 });
  });

  it('counts at most one click and one Add per search', async () => {
    expect(await record('paneer', 'RESULT_CLICK')).toBe(false);
    await record('paneer');
    await record('paneer');
    for (const kind of ['RESULT_CLICK', 'RESULT_CLICK', 'ADD_TO_CART'] as const)
      expect(await record('paneer', kind)).toBe(true);
    expect(await record('paneer', 'RESULT_CLICK')).toBe(false);
    expect(await counts()).toEqual({ searchCount: 2, clickCount: 2, addToCartCount: 1 });
  });

  it('counts no click after a search without a result', async () => {
    await record('xyzzyq');
    expect(await record('xyzzyq', 'RESULT_CLICK')).toBe(false);
    expect(await counts()).toEqual({ searchCount: 1, zeroResultCount: 1 });
  });

  it('keeps the counts right under concurrent events', async () => {
    await record('paneer');
    const kinds = ['SEARCH', 'RESULT_CLICK', 'ADD_TO_CART'] as const;
    for (let round = 0; round < 10; round += 1) await Promise.all(kinds.map((kind) => record('paneer', kind)));
    expect(await rows()).toMatchObject([{ searchCount: 11, clickCount: 10, addToCartCount: 10 }]);
  });

  it('drops events above the number of concurrent writes, and none after them', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => record('paneer')));
    const recorded = all.filter(Boolean).length;
    expect(recorded).toBeGreaterThan(0);
    expect(recorded).toBeLessThan(50);
    expect(await counts()).toEqual({ searchCount: recorded });
    expect(await record('paneer')).toBe(true);
  });

  it('limits the number of different searches per day, and still counts the stored ones', async () => {
    await db.search.createMany({
      data: Array.from({ length: MAX_SEARCHES_PER_DAY }, (_, index) => ({
        day: new Date('2026-02-01'),
        query: `paneer ${index}`,
        searchCount: 1,
      })),
    });
    expect(await record('one too many')).toBe(false);
    expect(await record('paneer 7')).toBe(true);
    expect(await db.search.count()).toBe(MAX_SEARCHES_PER_DAY);
    expect(await db.search.findFirst({ where: { query: 'paneer 7' } })).toMatchObject({ searchCount: 2 });
  });

  it('needs no search when the shopper has just searched for the text', async () => {
    const cache = new ProcessCatalogueCache(() => true);
    await searchProducts('paneer', { first: 10 }, { filter: {}, sort: 'BEST_MATCH', isCorrected: true, cache });
    const { sent } = await countStatements(() => record('paneer', 'SEARCH', { cache }));
    expect(sent).toHaveLength(1);
  });
});

describe('searchEventRecord', () => {
  const send = (input: object) => executeGraphql(RECORD, { input });

  it('is public', async () => {
    const { data, errors } = await send({ query: 'paneer', kind: 'SEARCH' });
    expect({ data, errors }).toEqual({
      data: { searchEventRecord: { __typename: 'SearchEventRecordPayload', isRecorded: true } },
      errors: [],
    });
    expect(await counts()).toEqual({ searchCount: 1 });
  });

  it('accepts any text', async () => {
    const texts = [...fuzzTexts(200), 'x'.repeat(100_000), '%_\'"\\&|!:*()', ' ', '😀'.repeat(500)];
    for (const query of texts) {
      for (const kind of ['SEARCH', 'RESULT_CLICK']) {
        const { status, errors } = await send({ query, kind });
        expect({ status, errors }, JSON.stringify(query.slice(0, 100))).toEqual({ status: 200, errors: [] });
      }
    }
    expect((await rows()).length).toBeGreaterThan(50);
    expect(unexpectedErrors).toEqual([]);
  }, 60_000);

  it.each([
    { query: 'paneer', kind: 'PURCHASE' },
    { query: null, kind: 'SEARCH' },
    { query: 7, kind: 'SEARCH' },
    { query: 'paneer', kind: 'SEARCH', zeroResultCount: 5 },
  ])('rejects %j', async (input) => {
    expect((await send(input)).errors).not.toEqual([]);
    expect(await rows()).toEqual([]);
  });
});

describe('a search by GraphQL', () => {
  it('is not counted: clients send events', async () => {
    await executeGraphql('{ products(search: "xyzzyq") { totalCount } }');
    await record('paneer');
    expect(await counts()).toEqual({ searchCount: 1 });
  });
});
