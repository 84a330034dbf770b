import { expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { makeProduct } from '../../testing/fixtures.ts';
import { rebuildSearchIndex } from './rebuildSearchIndex.ts';
import { searchProducts } from './searchProducts.ts';

const countOf = async (text: string) => (await searchProducts(text, {})).totalCount;

it('restores products whose index was lost, and removes words that no product has', async () => {
  const { id } = await makeProduct({ name: 'Toned Milk' });
  await makeProduct({ name: 'Salted Butter' });
  await db.product.update({ where: { id }, data: { name: 'Skimmed Milk' } });
  await db.$executeRaw`TRUNCATE search_documents`;
  expect(await countOf('milk')).toBe(0);

  expect(await rebuildSearchIndex()).toBe(2);
  expect([await countOf('milk'), await countOf('butter'), await countOf('toned')]).toEqual([1, 1, 0]);
  expect(await db.searchTerm.findUnique({ where: { term: 'tone' } })).toBeNull();
});
