import { beforeAll, expect, it } from 'vitest';
import { searchProducts } from '../../api/src/shop/search/searchProducts.ts';
import { suggestSearch } from '../../api/src/shop/search/suggestions/suggestSearch.ts';
import { db } from '../../api/src/platform/db/client.ts';
import { openDemoShop } from '../../api/src/testing/postgres/testDatabase.ts';

/** One of so many beginnings of words is tried, so that the test stays short. */
const STEP = 40;

beforeAll(openDemoShop);

/** Beginnings of the words of all names, and of a word behind another one. */
async function beginnings(): Promise<string[]> {
  const products = await db.product.findMany({ distinct: ['name'], select: { name: true }, orderBy: { name: 'asc' } });
  const all = products.flatMap(({ name }) => {
    const words = name.toLowerCase().match(/[a-z]{2,}/g) ?? [];
    return words.flatMap((word, index) => [
      ...[2, 3, 4, 5].filter((length) => length < word.length).map((length) => word.slice(0, length)),
      ...(index === 0 ? [] : [`${words[index - 1]} ${word.slice(0, 2)}`]),
    ]);
  });
  const others = [
    'doodh b',
    'doodh bo',
    'doodh bottle',
    'dahi k',
    'haldi p',
    'amul b',
    'maggi m',
    'oil s',
    'chaw',
    'अंड',
  ];
  return [...[...new Set(all)].toSorted().filter((_text, index) => index % STEP === 0), ...others];
}

/** The words of a text that its best hit has by no name. */
async function lackingWords(text: string): Promise<string[]> {
  const { hits, understood } = await searchProducts(text, { first: 1 });
  const [best] = hits;
  if (!best || !understood) return [text];
  const { terms } = await db.searchDocument.findUniqueOrThrow({ where: { productId: best.id } });
  return understood.words
    .filter(({ position }) =>
      understood.terms.every(({ term, positions }) => !positions.includes(position) || !terms.includes(term)),
    )
    .map((word) => word.text);
}

it('suggests texts alone that a product of the shop has all words of', async () => {
  const texts = await beginnings();
  expect(texts.length).toBeGreaterThan(100);
  const suggested = new Set<string>();
  for (const text of texts) for (const query of (await suggestSearch(text)).queries) suggested.add(query);
  expect(suggested.size).toBeGreaterThan(200);
  expect(suggested).not.toContain('doodh bottle');
  for (const query of suggested) expect(await lackingWords(query), query).toEqual([]);
});
