import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { searchProducts } from '../search/searchProducts.ts';
import { makeProduct, makeProducts, makeShopper, makeSubCategory, newId } from '../../testing/fixtures.ts';
import { makeBaskets } from '../../testing/makeBaskets.ts';
import { UNSOLD_STATES } from '../orders/orderStates.ts';
import { refreshProductPopularity, withRefreshLock } from './refreshRecommendations.ts';

const now = new Date('2026-03-09T20:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

let shoppers: string[];
let productId: string;

/** The number of orders of a product by each of the first shoppers. */
function sell(product: string, ordersByShopper: readonly number[], status?: OrderStatus): Promise<void> {
  const buyers = ordersByShopper.flatMap((orders, index) =>
    Array.from({ length: orders }, () => shoppers[index] ?? ''),
  );
  return makeBaskets(
    buyers.map((userId) => ({ userId, productIds: [product], placedAt: daysAgo(1), ...(status && { status }) })),
  );
}

async function popularityOf(product: string) {
  const row = await db.productPopularity.findUnique({ where: { productId: product } });
  return row && { orderCount: row.orderCount, score: row.score };
}

beforeAll(async () => {
  shoppers = [];
  for (let made = 0; made < 40; made += 1) shoppers.push((await makeShopper()).userId);
});
beforeEach(async () => {
  await db.order.deleteMany();
  await db.productPopularity.deleteMany();
  ({ id: productId } = await makeProduct());
});

describe('the popularity of a product', () => {
  it.each([
    [[1], { orderCount: 1, score: 1 }],
    [[1, 1, 1], { orderCount: 3, score: 2 }],
    [Array.from({ length: 40 }, () => 1), { orderCount: 40, score: 5 }],
    [[40], { orderCount: 40, score: 2 }],
  ])('counts orders, and shoppers more than the orders of one: %j', async (ordersByShopper, popularity) => {
    await sell(productId, ordersByShopper);
    await refreshProductPopularity(now);
    expect(await popularityOf(productId)).toEqual(popularity);
  });

  it.each(UNSOLD_STATES)('does not count an order that is %s', async (status) => {
    await sell(productId, [1, 1, 1], status);
    expect(await refreshProductPopularity(now)).toBe(0);
    expect(await popularityOf(productId)).toBeNull();
  });

  it('counts the orders of 90 days, and leaves with the last of them', async () => {
    const userId = shoppers[0] ?? '';
    const products = [productId];
    await makeBaskets([
      { userId, productIds: products, placedAt: daysAgo(91) },
      { userId, productIds: products, placedAt: daysAgo(89) },
    ]);
    expect(await refreshProductPopularity(now)).toBe(1);
    expect(await popularityOf(productId)).toEqual({ orderCount: 1, score: 1 });
    expect(await refreshProductPopularity(new Date(now.getTime() + 2 * 24 * 60 * 60 * 1000))).toBe(1);
    expect(await popularityOf(productId)).toBeNull();
  });

  it('is not written again while nothing has changed', async () => {
    await sell(productId, [2, 1]);
    expect(await refreshProductPopularity(now)).toBe(1);
    const versions = () => db.$queryRaw`SELECT product_id, xmin::text FROM product_popularity ORDER BY product_id`;
    const before = await versions();
    expect(await refreshProductPopularity(now)).toBe(0);
    expect(await versions()).toEqual(before);
  });

  it('is counted by one process at a time', async () => {
    await sell(productId, [1]);
    const counts = await withRefreshLock('productPopularity', async () => [await refreshProductPopularity(now)]);
    expect(counts).toEqual([null]);
    expect(await popularityOf(productId)).toBeNull();
    expect(await refreshProductPopularity(now)).toBe(1);
  });

  it('goes with its product', async () => {
    await db.productPopularity.create({ data: { productId, orderCount: 1, score: 1 } });
    await db.stockMovement.deleteMany({ where: { productId } });
    await db.product.delete({ where: { id: productId } });
    expect(await popularityOf(productId)).toBeNull();
  });
});

describe('the search', () => {
  const names = async (text: string) => {
    const { hits } = await searchProducts(text, { first: 50 });
    const products = await db.product.findMany({ where: { id: { in: hits.map(({ id }) => id) } } });
    return hits.flatMap((hit) => products.filter(({ id }) => id === hit.id).map(({ brand }) => brand));
  };
  /** The number of times that the index of a product was written. */
  const documentOf = (id: string) =>
    db.$queryRaw`SELECT xmin::text FROM search_documents WHERE product_id = ${id}::uuid`;

  async function stockMilk() {
    const ids: Record<string, string> = {};
    for (const [brand, name] of [
      ['Older', 'Toned Milk'],
      ['Newer', 'Toned Milk'],
      ['Shake', 'Chocolate Milkshake'],
      ['Drink', 'Milk Drink'],
    ] as const)
      ids[brand] = (await makeProduct({ brand, name, description: 'Cold.' })).id;
    const { subCategoryId } = await makeSubCategory([ids['Older'] ?? '', ids['Newer'] ?? '']);
    await db.subCategory.update({ where: { id: subCategoryId }, data: { name: `Milk ${newId()}` } });
    return ids;
  }

  it('ranks the more popular of equal products first, and never what is something else', async () => {
    await db.product.updateMany({ data: { isPublished: false } });
    const ids = await stockMilk();
    expect(await names('milk')).toEqual(['Newer', 'Older', 'Drink', 'Shake']);
    await sell(ids['Older'] ?? '', [1, 1, 1]);
    await sell(
      ids['Shake'] ?? '',
      Array.from({ length: 40 }, () => 1),
    );
    await sell(
      ids['Drink'] ?? '',
      Array.from({ length: 40 }, () => 1),
    );
    await refreshProductPopularity(now);
    await db.productPopularity.updateMany({ where: { score: 5 }, data: { score: 15 } });
    expect(await names('milk')).toEqual(['Older', 'Newer', 'Drink', 'Shake']);
    expect(await names('milkshake')).toEqual(['Shake']);
  });

  it('indexes a product again when its score has changed, and not for more orders alone', async () => {
    await sell(productId, [1, 1, 1]);
    const unpopular = await documentOf(productId);
    await refreshProductPopularity(now);
    const popular = await documentOf(productId);
    expect(popular).not.toEqual(unpopular);
    await sell(productId, [1]);
    await refreshProductPopularity(now);
    expect(await popularityOf(productId)).toEqual({ orderCount: 4, score: 2 });
    expect(await documentOf(productId)).toEqual(popular);
    await db.order.deleteMany();
    await refreshProductPopularity(now);
    expect(await documentOf(productId)).not.toEqual(popular);
  });
});

describe('the popularity of many products', () => {
  it('is counted in batches', async () => {
    const products = await makeProducts(510);
    await makeBaskets(products.map((id) => ({ userId: shoppers[0] ?? '', productIds: [id], placedAt: daysAgo(2) })));
    expect(await refreshProductPopularity(now)).toBe(510);
    expect(await db.productPopularity.count()).toBe(510);
  });
});
