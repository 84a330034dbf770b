import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, shopDay } from '../../../platform/core/shopCalendar.ts';
import { db } from '../../../platform/db/client.ts';
import { makeProduct } from '../../../testing/fixtures.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { findPopularSearches } from './findPopularSearches.ts';

const now = new Date();
const today = shopDay(now);

interface Counted {
  daysAgo?: number;
  zeroResultCount?: number;
  correctedCount?: number;
}

const searched = (query: string, searchCount: number, { daysAgo = 0, ...counts }: Counted = {}) =>
  db.search.create({ data: { query, searchCount, ...counts, day: new Date(addDays(today, -daysAgo)) } });
const popular = () => findPopularSearches(now);

beforeAll(async () => {
  for (const name of [
    'Fresh Paneer',
    'Toned Milk',
    'Brown Eggs',
    'Apple',
    'Bread',
    'Curd',
    'Ghee',
    'Rice',
    'Salt',
    'Tea',
  ])
    await makeProduct({ name });
});
beforeEach(() => db.search.deleteMany());

describe('findPopularSearches', () => {
  it('adds up the last seven days, the most frequent first', async () => {
    await searched('paneer', 4, { daysAgo: 6 });
    await searched('paneer', 4);
    await searched('milk', 6);
    await searched('ghee', 50, { daysAgo: 7 });
    expect(await popular()).toEqual(['paneer', 'milk']);
  });

  it('shows no text of a few searches', async () => {
    await searched('paneer', 4);
    await searched('milk', 5);
    expect(await popular()).toEqual(['milk']);
  });

  it('shows no text that had no result or was corrected', async () => {
    await searched('paneer', 50, { zeroResultCount: 1 });
    await searched('milk', 50, { correctedCount: 1 });
    expect(await popular()).toEqual([]);
  });

  it('shows no word that the shop does not know', async () => {
    await searched('milk is poison', 500);
    await searched('call asha', 500);
    await searched('milk', 5);
    await searched('toned milk', 5);
    expect(await popular()).toEqual(['milk', 'toned milk']);
  });

  it('counts texts of the same words as one', async () => {
    await searched('egg', 9);
    await searched('eggs', 10);
    await searched('brown egg', 7);
    await searched('eggs brown', 6);
    expect(await popular()).toEqual(['eggs', 'brown egg']);
  });

  it('shows at most eight', async () => {
    for (const query of ['paneer', 'milk', 'eggs', 'apple', 'bread', 'curd', 'ghee', 'rice', 'salt', 'tea'])
      await searched(query, 10);
    expect(await popular()).toHaveLength(8);
  });

  it('is public', async () => {
    await searched('paneer', 5);
    expect(await executeGraphql('{ popularSearches }')).toMatchObject({
      data: { popularSearches: ['paneer'] },
      errors: [],
    });
  });
});
