import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { makeProducts, makeShopper } from '../../testing/fixtures.ts';
import { makeBaskets, type Basket } from '../../testing/makeBaskets.ts';
import { UNSOLD_STATES } from '../orders/orderStates.ts';
import { refreshRelatedProducts, withRefreshLock } from './refreshRecommendations.ts';

const now = new Date('2026-03-09T20:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

const NAMES = ['bread', 'butter', 'jam', 'bag', 'rice', 'dal', 'ghee', 'soap'] as const;
type Name = (typeof NAMES)[number];

let shoppers: string[];
let ids: Record<Name, string>;

const nameOf = (id: string) => NAMES.find((name) => ids[name] === id) ?? id;

/** The number of orders of each kind, each by another one of the shoppers. */
function baskets(count: number, names: readonly Name[], fields: Partial<Basket> = {}): Basket[] {
  return Array.from({ length: count }, (_, index) => ({
    userId: shoppers[index % shoppers.length] ?? '',
    productIds: names.map((name) => ids[name]),
    placedAt: daysAgo(1),
    ...fields,
  }));
}

/** Orders of what this file's pairs are not made of, so that a pair can be more frequent than by chance. */
const others = () => [...baskets(15, ['soap']), ...baskets(15, ['ghee'])];

async function relatedTo(name: Name) {
  const rows = await db.relatedProduct.findMany({ where: { productId: ids[name] }, orderBy: { score: 'desc' } });
  return rows.map(({ relatedProductId }) => nameOf(relatedProductId));
}

beforeAll(async () => {
  shoppers = [];
  for (let made = 0; made < 10; made += 1) shoppers.push((await makeShopper()).userId);
  const products = await makeProducts(NAMES.length);
  ids = Object.fromEntries(NAMES.map((name, index) => [name, products[index] ?? ''])) as Record<Name, string>; // a product for each name
});
beforeEach(async () => {
  await db.order.deleteMany();
  await db.relatedProduct.deleteMany();
});

describe('related products', () => {
  it('are those of the same orders, the closest first, in both directions', async () => {
    await makeBaskets([
      ...others(),
      ...baskets(6, ['bread', 'butter']),
      ...baskets(3, ['bread', 'jam']),
      ...baskets(1, ['jam']),
    ]);
    expect(await refreshRelatedProducts(now)).toBe(4);
    expect(await relatedTo('bread')).toEqual(['butter', 'jam']);
    expect(await relatedTo('butter')).toEqual(['bread']);
    expect(await relatedTo('jam')).toEqual(['bread']);
    const pair = { productId: ids.butter, relatedProductId: ids.bread };
    expect(await db.relatedProduct.findFirst({ where: pair })).toMatchObject({ orderCount: 6 });
  });

  it('are not what is in every other order, however often both are ordered together', async () => {
    await makeBaskets([
      ...baskets(20, ['bread', 'butter', 'bag']),
      ...baskets(30, ['rice', 'dal', 'bag']),
      ...baskets(40, ['ghee', 'bag']),
      ...baskets(10, ['soap']),
    ]);
    await refreshRelatedProducts(now);
    expect(await relatedTo('bread')).toEqual(['butter']);
    expect(await relatedTo('rice')).toEqual(['dal']);
    expect(await relatedTo('bag')).toEqual([]);
    expect(await relatedTo('ghee')).toEqual([]);
  });

  it('are well-known pairs before pairs that were seen twice, although jam is bought with nothing else', async () => {
    await makeBaskets([
      ...others(),
      ...baskets(9, ['bread', 'butter']),
      ...baskets(36, ['butter']),
      ...baskets(2, ['bread', 'jam']),
      ...baskets(220, ['rice']),
    ]);
    await refreshRelatedProducts(now);
    expect(await relatedTo('bread')).toEqual(['butter', 'jam']);
  });

  it('need orders of two shoppers', async () => {
    const [first = '', second = ''] = shoppers;
    await makeBaskets([...others(), ...baskets(9, ['bread', 'butter'], { userId: first })]);
    expect(await refreshRelatedProducts(now)).toBe(0);
    await makeBaskets(baskets(1, ['bread', 'butter'], { userId: second }));
    expect(await refreshRelatedProducts(now)).toBe(2);
  });

  it.each(UNSOLD_STATES)('are not from orders that are %s', async (status) => {
    await makeBaskets([...others(), ...baskets(6, ['bread', 'butter'], { status })]);
    expect(await refreshRelatedProducts(now)).toBe(0);
  });

  it('are not from orders of more than 180 days ago', async () => {
    await makeBaskets([...others(), ...baskets(6, ['bread', 'butter'], { placedAt: daysAgo(181) })]);
    expect(await refreshRelatedProducts(now)).toBe(0);
  });

  it('are not from orders with more than 40 products', async () => {
    const many = await makeProducts(40);
    const productIds = [ids.bread, ids.butter, ...many];
    await makeBaskets([...others(), ...baskets(6, ['bread'], { productIds })]);
    expect(await refreshRelatedProducts(now)).toBe(0);
  });

  it('are at most 12 of each product', async () => {
    const many = await makeProducts(14);
    await makeBaskets([
      ...others(),
      ...many.flatMap((id) => baskets(3, ['bread'], { productIds: [ids.bread, id] })),
      ...baskets(60, ['soap']),
    ]);
    await refreshRelatedProducts(now);
    expect(await relatedTo('bread')).toHaveLength(12);
  });

  it('are not written again while nothing has changed, and leave when they no longer belong together', async () => {
    await makeBaskets([...others(), ...baskets(6, ['bread', 'butter'])]);
    expect(await refreshRelatedProducts(now)).toBe(2);
    expect(await refreshRelatedProducts(now)).toBe(0);
    await makeBaskets(baskets(3, ['bread', 'butter']));
    expect(await refreshRelatedProducts(now)).toBe(2);
    await db.order.deleteMany();
    expect(await refreshRelatedProducts(now)).toBe(2);
    expect(await db.relatedProduct.count()).toBe(0);
  });

  it('leave out a product that was deleted', async () => {
    await makeBaskets([...others(), ...baskets(6, ['bread', 'butter', 'jam'])]);
    expect(await refreshRelatedProducts(now)).toBe(6);
    await db.product.update({ where: { id: ids.jam }, data: { deletedAt: new Date() } });
    expect(await refreshRelatedProducts(now)).toBe(4);
    expect(await relatedTo('bread')).toEqual(['butter']);
    await db.product.update({ where: { id: ids.jam }, data: { deletedAt: null } });
  });

  it('are found by one process at a time, and readers see the previous ones until then', async () => {
    await makeBaskets([...others(), ...baskets(6, ['bread', 'butter'])]);
    await refreshRelatedProducts(now);
    await makeBaskets([...baskets(6, ['rice', 'dal'])]);
    const result = await withRefreshLock('relatedProducts', async () => {
      expect(await refreshRelatedProducts(now)).toBeNull();
      return relatedTo('bread');
    });
    expect(result).toEqual(['butter']);
    const counts = await Promise.all([refreshRelatedProducts(now), refreshRelatedProducts(now)]);
    expect(counts.filter((count) => count !== null && count > 0)).toHaveLength(1);
    expect(await relatedTo('rice')).toEqual(['dal']);
  });
});
