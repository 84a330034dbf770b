import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProcessCatalogueCache } from '../../../platform/cache/catalogueCache.ts';
import { encodeCursor } from '../../../platform/core/page.ts';
import { addDays } from '../../../platform/core/shopCalendar.ts';
import { db } from '../../../platform/db/client.ts';
import { makeProduct, makeProducts, makeSubCategory } from '../../../testing/fixtures.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { searchAllProductIds, searchProducts } from '../searchProducts.ts';

const today = '2024-03-11';
const ids: Record<string, string> = {};

interface Days {
  startsOn?: string;
  endsOn?: string;
}

let position = 0;
const pin = (query: string, name: string, { startsOn, endsOn }: Days = {}) =>
  db.searchRule.create({
    data: {
      query,
      action: 'PIN',
      productId: ids[name] ?? '',
      position: (position += 1),
      startsOn: startsOn ? new Date(startsOn) : null,
      endsOn: endsOn ? new Date(endsOn) : null,
    },
  });
const bury = (query: string, name: string) =>
  db.searchRule.create({ data: { query, action: 'BURY', productId: ids[name] ?? '' } });
type Options = Parameters<typeof searchProducts>[2];
const found = async (text: string, options: Options = {}) => {
  const { hits, ...rest } = await searchProducts(text, { first: 50 }, options);
  const names = hits.map((hit) => Object.keys(ids).find((name) => ids[name] === hit.id) ?? 'another');
  return { names, ...rest };
};
const names = async (text: string, options: Options = {}) => (await found(text, options)).names;

beforeAll(async () => {
  for (const name of [
    'Fresh Paneer',
    'Malai Paneer',
    'Smoked Paneer',
    'Brown Eggs',
    'White Eggs',
    'Tofu',
    'Crème Caramel',
  ])
    ids[name] = (await makeProduct({ name })).id;
  ids['Soya Paneer'] = (await makeProduct({ name: 'Soya Paneer', stock: 0 })).id;
  ids['Hidden Paneer'] = (await makeProduct({ name: 'Hidden Paneer', isPublished: false })).id;
});
beforeEach(async () => {
  await db.searchRule.deleteMany();
  position = 0;
});
afterEach(() => void vi.useRealTimers());

describe('the rules of a search', () => {
  it('pin products first, in their order, and bury products last, behind what is sold out', async () => {
    const plain = await names('paneer');
    expect(plain).toHaveLength(4);
    const [first = '', second = '', third = ''] = plain;
    await pin('paneer', third);
    await pin('paneer', 'Tofu');
    await bury('paneer', first);
    expect(await found('paneer')).toMatchObject({
      names: [third, 'Tofu', second, 'Soya Paneer', first],
      totalCount: 5,
    });
  });

  it('pin nothing that is sold out or hidden', async () => {
    const plain = await names('paneer');
    await pin('paneer', 'Soya Paneer');
    await pin('paneer', 'Hidden Paneer');
    expect(await names('paneer')).toEqual(plain);
  });

  it('make a search without a result find something, and miss no word then', async () => {
    expect(await found('xyzzyq')).toMatchObject({ totalCount: 0, missingWords: ['xyzzyq'] });
    await pin('xyzzyq', 'Tofu');
    expect(await found('xyzzyq')).toMatchObject({ names: ['Tofu'], totalCount: 1, missingWords: [] });
  });

  it.each([
    ['paneer', 'PANEER!'],
    ['paneer', 'panner'],
    ['egg', 'Eggs'],
    ['fresh paneer', 'paneer fresh'],
    ['creme caramel', 'Crème  Caramel'],
  ])('of %j apply to %j', async (query, text) => {
    await pin(query, 'Tofu');
    expect((await names(text))[0]).toBe('Tofu');
  });

  it.each([
    ['paneer', 'fresh paneer'],
    ['fresh paneer', 'paneer'],
    ['paneer', 'paneer 500 g'],
    ['panner', 'paneer'],
  ])('of %j do not apply to %j', async (query, text) => {
    await pin(query, 'Tofu');
    expect(await names(text)).not.toContain('Tofu');
  });

  it('of the text itself win over those of other forms of it', async () => {
    await pin('egg', 'Tofu');
    await pin('eggs', 'White Eggs');
    expect((await names('egg'))[0]).toBe('Tofu');
    expect((await names('eggs'))[0]).toBe('White Eggs');
  });

  it('do not apply to a correction that the shopper has declined', async () => {
    await pin('paneer', 'Tofu');
    expect(await names('panner', { isCorrected: false })).toEqual([]);
  });

  it('put a product first in the order of the best match alone, and not in searches of admins', async () => {
    await pin('paneer', 'Tofu');
    const newest = await names('paneer', { sort: 'NEWEST' });
    expect(newest).toContain('Tofu');
    await pin('paneer', newest.at(-1) ?? '');
    expect(await names('paneer', { sort: 'NEWEST' })).toEqual(newest);
    expect(await searchAllProductIds('paneer')).not.toContain(ids['Tofu']);
  });

  it('add no product that the filter excludes', async () => {
    const { categoryId } = await makeSubCategory([ids['Fresh Paneer'] ?? '', ids['Brown Eggs'] ?? '']);
    await pin('paneer', 'Tofu');
    await pin('paneer', 'Brown Eggs');
    expect(await names('paneer', { filter: { categoryIds: [categoryId] } })).toEqual(['Brown Eggs', 'Fresh Paneer']);
  });

  it.each<[string, Days, boolean]>([
    ['today', { startsOn: today, endsOn: today }, true],
    ['since yesterday', { startsOn: addDays(today, -1) }, true],
    ['until tomorrow', { endsOn: addDays(today, 1) }, true],
    ['from tomorrow', { startsOn: addDays(today, 1) }, false],
    ['until yesterday', { endsOn: addDays(today, -1) }, false],
  ])('apply on their days: %s', async (_days, days, applies) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00+05:30`) });
    await pin('paneer', 'Tofu', days);
    expect((await names('paneer')).includes('Tofu')).toBe(applies);
  });

  it("change at midnight of the shop's calendar, also in a cache that nothing has cleared", async () => {
    const cache = new ProcessCatalogueCache(() => true);
    await pin('paneer', 'Tofu', { endsOn: '2026-03-09' });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-09T18:29:59Z') });
    expect(await names('paneer', { cache })).toContain('Tofu');
    vi.setSystemTime(new Date('2026-03-09T18:30:00Z'));
    expect(await names('paneer', { cache })).not.toContain('Tofu');
  });

  it('have the same pages as the whole list, also behind the hits that are read at once', async () => {
    const made = await makeProducts(130, { name: 'Pager' });
    for (const [name, id] of [
      ['Pager A', made[0]],
      ['Pager B', made[64]],
      ['Pager C', made[129]],
    ])
      ids[name ?? ''] = id ?? '';
    await pin('pager', 'Pager A');
    await pin('pager', 'Tofu');
    await bury('pager', 'Pager C');
    const whole = (await searchProducts('pager', { first: 100 })).hits.slice(0, 100);
    const cache = new ProcessCatalogueCache(() => true);
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const { hits, totalCount } = await searchProducts('pager', { first: 30, after }, { cache });
      expect(totalCount).toBe(131);
      const page = hits.slice(0, 30);
      paged.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      after = hits.length > 30 && last ? encodeCursor([last.rank, last.id]) : null;
    } while (after !== null);
    expect(paged.slice(0, 100)).toEqual(whole.map(({ id }) => id));
    expect(new Set(paged).size).toBe(131);
    expect(paged.slice(0, 2)).toEqual([ids['Pager A'], ids['Tofu']]);
    expect(paged.at(-1)).toBe(ids['Pager C']);
    const { hits: backward } = await searchProducts('pager', { last: 3 }, { cache });
    expect(backward[0]?.id).toBe(ids['Pager C']);
  });

  it('cost a plain search no statement once they are cached', async () => {
    const cache = new ProcessCatalogueCache(() => true);
    const without = await countStatements(() => searchProducts('tofu', {}));
    await pin('paneer', 'Tofu');
    await names('caramel', { cache });
    const { sent } = await countStatements(() => searchProducts('tofu', {}, { cache }));
    expect(sent.length).toBe(without.sent.length - 1); // the rules are read where nothing is cached
  });
});
