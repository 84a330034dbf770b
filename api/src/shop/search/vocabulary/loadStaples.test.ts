import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../../platform/db/client.ts';
import { makeProduct, makeSubCategory } from '../../../testing/fixtures.ts';
import { loadStaples } from './loadStaples.ts';
import { readCuratedSynonyms } from './loadSynonyms.ts';
import { searchProducts } from '../searchProducts.ts';

/** The products that `milk` finds, best first, as name and unit. */
async function milks(text = 'milk'): Promise<string[]> {
  const { hits } = await searchProducts(text, { first: 50 });
  const products = await db.product.findMany({ where: { id: { in: hits.map(({ id }) => id) } } });
  return hits.flatMap(({ id }) =>
    products.filter((product) => product.id === id).map(({ name, unit }) => `${name}, ${unit}`),
  );
}

/** A sub-category of that name with products: name, unit and price in rupees. */
async function stock(name: string, products: [name: string, unit: string, rupees: number][]) {
  const ids: Record<string, string> = {};
  for (const [productName, unit, rupees] of products)
    ids[productName] = (
      await makeProduct({ name: productName, brand: null, unit, mrpPaise: rupees * 100, description: '' })
    ).id;
  const { subCategoryId } = await makeSubCategory(Object.values(ids));
  await db.subCategory.update({ where: { id: subCategoryId }, data: { name } });
  return ids;
}

beforeEach(async () => {
  await db.product.updateMany({ data: { isPublished: false } });
  await db.$executeRaw`UPDATE sub_categories SET name = 'Former ' || id`;
});

describe('staples', () => {
  it('come first, the likeliest before the next one and its usual pack before others', async () => {
    await stock('Milk', [
      ['Full Cream Milk', '500 ml', 34],
      ['Village Toned Milk', '200 ml', 14],
      ['Fresh Toned Milk', '500 ml', 28],
      ['Goat Milk', '500 ml', 150],
      ['Slim Milk', '500 ml', 44],
      ['Double Toned Milk', '500 ml', 26],
    ]);
    const names = await milks();
    expect(names.slice(0, 3)).toEqual([
      'Fresh Toned Milk, 500 ml',
      'Village Toned Milk, 200 ml',
      'Full Cream Milk, 500 ml',
    ]);
    expect(await milks('goat milk')).toEqual(['Goat Milk, 500 ml']);
  });

  it('are known by any name of their group', async () => {
    await stock('Pulses', [
      ['Kala Chana', '1 kg', 96],
      ['Arhar Dal', '1 kg', 165],
      ['Masoor Dal', '1 kg', 110],
    ]);
    expect((await milks('dal'))[0]).toBe('Arhar Dal, 1 kg');
  });

  it('are no products of something else with the same words', async () => {
    await stock('Baking', [
      ['White Bread Crumbs', '200 g', 60],
      ['White Bread', '400 g', 42],
      ['Onion Rings', '200 g', 90],
      ['Onion', '1 kg', 40],
    ]);
    expect((await milks('bread'))[0]).toBe('White Bread, 400 g');
    expect((await milks('onion'))[0]).toBe('Onion, 1 kg');
  });

  it('give way to what shoppers order', async () => {
    const { 'Goat Milk': goat = '', 'Toned Milk': toned = '' } = await stock('Milk', [
      ['Toned Milk', '500 ml', 28],
      ['Goat Milk', '500 ml', 150],
    ]);
    const order = (productId: string, score: number) =>
      db.productPopularity.create({ data: { productId, orderCount: 3, score } });
    expect((await milks())[0]).toBe('Toned Milk, 500 ml');
    await order(goat, 2); // three shoppers
    expect((await milks())[0]).toBe('Goat Milk, 500 ml');
    await order(toned, 3);
    expect((await milks())[0]).toBe('Toned Milk, 500 ml');
  });

  it('leave the rest to the pack and the price that are usual in the sub-category', async () => {
    await stock('Vinegar', [
      ['Vinegar Large', '20 L', 900],
      ['Vinegar White', '500 ml', 48],
      ['Vinegar Plain', '500 ml', 45],
      ['Vinegar Dear', '500 ml', 900],
      ['Vinegar Pure', '500 ml', 44],
    ]);
    expect((await milks('vinegar')).slice(-2).toSorted()).toEqual(['Vinegar Dear, 500 ml', 'Vinegar Large, 20 L']);
  });

  it('follow a price that becomes usual', async () => {
    const ids = await stock('Vinegar', [
      ['Vinegar White', '500 ml', 48],
      ['Vinegar Dear', '500 ml', 900],
      ['Vinegar Pure', '500 ml', 44],
    ]);
    expect((await milks('vinegar')).at(-1)).toBe('Vinegar Dear, 500 ml');
    await db.product.update({ where: { id: ids['Vinegar Dear'] ?? '' }, data: { mrpPaise: 4_600 } });
    expect((await milks('vinegar')).at(-1)).not.toBe('Vinegar Dear, 500 ml');
  });
});

describe('loadStaples', () => {
  const versions = () => db.$queryRaw<{ term: string }[]>`SELECT term, xmin::text FROM search_staples ORDER BY 1, 2`;

  it('writes nothing that is there already', async () => {
    const before = await versions();
    await loadStaples(await readCuratedSynonyms());
    expect(await versions()).toEqual(before);
  });

  it('brings back what has changed, and indexes its products again', async () => {
    await stock('Milk', [
      ['Toned Milk', '500 ml', 28],
      ['Slim Milk', '500 ml', 28],
    ]);
    await db.searchStaple.deleteMany();
    await db.searchStaple.create({ data: { term: 'gone', position: 0, name: 'gone', exclusions: '', pack: '' } });
    await loadStaples(await readCuratedSynonyms());
    const terms = new Set((await versions()).map(({ term }) => term));
    expect(terms).toContain('#milk');
    expect(terms).not.toContain('gone');
    expect((await milks())[0]).toBe('Toned Milk, 500 ml');
  });
});
