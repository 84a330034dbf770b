import { beforeAll, expect, it } from 'vitest';
import { searchProducts } from '../../api/src/shop/search/searchProducts.ts';
import { makeProduct } from '../../api/src/testing/fixtures.ts';
import { fuzzTexts } from '../../api/src/testing/fuzzTexts.ts';

beforeAll(async () => {
  for (const name of ['Toned Milk', '100% Whole Wheat Atta', 'दूध पाउडर', 'Crème Caramel', "Haldiram's Bhujia", '7 Up'])
    await makeProduct({ name });
});

it('searches for 2,000 fuzz texts without a failure', async () => {
  const texts = fuzzTexts(2000);
  const search = async (text: string) => {
    const { totalCount } = await searchProducts(text, { first: 5 });
    expect(totalCount, JSON.stringify(text)).toBeGreaterThanOrEqual(0);
  };
  for (let from = 0; from < texts.length; from += 10) await Promise.all(texts.slice(from, from + 10).map(search));
});
