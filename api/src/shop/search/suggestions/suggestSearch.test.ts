import { beforeAll, describe, expect, it } from 'vitest';
import { ProcessCatalogueCache } from '../../../platform/cache/catalogueCache.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { db } from '../../../platform/db/client.ts';
import { makeProduct, makeSubCategory } from '../../../testing/fixtures.ts';
import { fuzzTexts } from '../../../testing/fuzzTexts.ts';
import { executeGraphql } from '../../../testing/graphql/executeGraphql.ts';
import { unexpectedErrors } from '../../../testing/graphql/unexpectedErrors.ts';
import { countStatements } from '../../../testing/postgres/countStatements.ts';
import { searchProducts } from '../searchProducts.ts';
import { suggestSearch } from './suggestSearch.ts';

const GROUPS: Record<string, { department: string; names: Record<string, string[]> }> = {
  milk: { department: 'dairy', names: { en: ['milk', 'milk packet'], hi: ['दूध'], 'hi-Latn': ['doodh', 'dudh'] } },
  paneer: { department: 'dairy', names: { en: ['paneer'], hi: ['पनीर'] } },
  butter: { department: 'dairy', names: { en: ['butter'], 'x-brand': ['amul'] } },
};
/** The products of each sub-category: name and brand. */
const CATALOGUE: Record<string, [name: string, brand: string | null, unit: string][]> = {
  Milk: [
    ['Gauvana Toned Milk', 'Gauvana', '500 ml'],
    ['Gauvana Toned Milk', 'Gauvana', '1 L'],
    ['Himkund Cow Milk', 'Himkund', '1 L'],
  ],
  'Bread & Pav': [['Milk Bread', 'Pavmill', '400 g']],
  'Paneer, Cheese & Tofu': [['Gauvana Malai Paneer', 'Gauvana', '200 g']],
  Butter: [['Gauvana Salted Butter', 'Gauvana', '100 g']],
  'Millets & Grains': [['Foxtail Millet', null, '1 kg']],
};

beforeAll(async () => {
  await db.synonymGroup.deleteMany();
  for (const [handle, { department, names }] of Object.entries(GROUPS)) {
    const synonyms = Object.entries(names).flatMap(([language, terms]) => terms.map((term) => ({ language, term })));
    await db.synonymGroup.create({ data: { handle, department, synonyms: { create: synonyms } } });
  }
  for (const [title, products] of Object.entries(CATALOGUE)) {
    const ids: string[] = [];
    for (const [name, brand, unit] of products) ids.push((await makeProduct({ name, brand, unit })).id);
    const { subCategoryId } = await makeSubCategory(ids);
    await db.subCategory.update({ where: { id: subCategoryId }, data: { name: title } });
  }
});

async function suggest(text: string) {
  const { subCategoryIds, productIds, ...suggestions } = await suggestSearch(text);
  const subCategories = await db.subCategory.findMany({ where: { id: { in: subCategoryIds } } });
  const products = await db.product.findMany({ where: { id: { in: productIds } } });
  const nameOf = (rows: readonly { id: string; name: string }[]) => (id: string) =>
    rows.find((row) => row.id === id)?.name;
  return {
    ...suggestions,
    subCategories: subCategoryIds.map(nameOf(subCategories)),
    products: productIds.map(nameOf(products)),
  };
}

describe('suggestSearch', () => {
  it('completes the word that is being typed, and suggests what the products are called', async () => {
    const { queries } = await suggest('mil');
    expect(queries[0]).toBe('milk');
    expect(queries).toEqual(expect.arrayContaining(['millet', 'toned milk', 'milk bread']));
  });

  it('suggests what a whole word is part of, and not the word itself or another name of it', async () => {
    const { queries } = await suggest('milk');
    expect(queries).toEqual(expect.arrayContaining(['toned milk', 'cow milk', 'milk bread']));
    expect(queries).not.toContain('milk');
    expect(queries).not.toContain('milk packet');
  });

  it('completes a word in the language in which it was begun', async () => {
    expect((await suggest('doo')).queries[0]).toBe('doodh');
    expect((await suggest('पनी')).queries).toContain('पनीर');
  });

  it('completes a word beside others only as products have both', async () => {
    expect((await suggest('toned m')).queries).toEqual(['toned milk']);
    expect((await suggest('gauvana m')).queries).toEqual(expect.arrayContaining(['gauvana milk']));
    expect((await suggest('gauvana m')).queries).not.toContain('gauvana millet');
  });

  it('suggests what a brand makes', async () => {
    const { queries, brands } = await suggest('gauvana');
    expect(queries).toEqual(expect.arrayContaining(['gauvana milk', 'gauvana paneer', 'gauvana butter']));
    expect(brands).toEqual(['Gauvana']);
  });

  it('completes the first word of a brand to all of it, however popular its products are', async () => {
    const fields = { name: 'Annapurna Farms Sona Masuri', brand: 'Annapurna Farms', unit: '5 kg' };
    const { id } = await makeProduct(fields);
    expect((await suggest('anna')).queries[0]).toBe('annapurna farms');
    await db.productPopularity.create({ data: { productId: id, orderCount: 500, score: 9 } });
    expect((await suggest('anna')).queries[0]).toBe('annapurna farms');
    expect((await suggest('annapurna fa')).queries[0]).toBe('annapurna farms');
    expect((await suggest('far')).queries).not.toContain('farms');
    await db.product.delete({ where: { id } });
  });

  it('leaves a brand out that the shop does not have', async () => {
    const { queries } = await suggest('amul mil');
    expect(queries).toContain('milk');
    expect(queries.filter((query) => query.includes('amul'))).toEqual([]);
  });

  it('has the corrected text first', async () => {
    const { correctedText, queries, products } = await suggest('panner');
    expect(correctedText).toBe('paneer');
    expect(queries.slice(0, 2)).toEqual(['paneer', 'malai paneer']);
    expect(products).toEqual(['Gauvana Malai Paneer']);
  });

  it('suggests names of products for a text in another script', async () => {
    expect((await suggest('दूध')).queries).toContain('toned milk');
  });

  it.each(['mil', 'milk', 'g', 'gauvana m', 'doo', 'panner', 'पनी', 'toned milk 1l'])(
    'suggests only texts that find something: %s',
    async (text) => {
      const { queries } = await suggest(text);
      expect(queries.length).toBeLessThanOrEqual(6);
      expect(new Set(queries).size).toBe(queries.length);
      for (const query of queries)
        expect(await searchProducts(query, {})).toMatchObject({
          totalCount: expect.toSatisfy((count: number) => count > 0),
          missingWords: [],
        });
    },
  );

  it('suggests the sub-categories with the word in their names, then those of most products', async () => {
    expect((await suggest('mil')).subCategories[0]).toBe('Milk');
    expect((await suggest('cheese')).subCategories).toEqual(['Paneer, Cheese & Tofu']);
    expect((await suggest('toned')).subCategories).toEqual(['Milk']);
  });

  it('suggests brands that begin with a word, then those of several products', async () => {
    for (const text of ['him', 'best him', 'Himkund, milk', 'himkünd'])
      expect((await suggest(text)).brands[0], text).toBe('Himkund');
    expect((await suggest('him')).brands).toEqual(['Himkund']);
    expect((await suggest('milk')).brands).toEqual(['Gauvana']);
  });

  it('suggests each product in one pack size', async () => {
    const { products } = await suggest('milk');
    expect(products.filter((name) => name === 'Gauvana Toned Milk')).toHaveLength(1);
    expect(products).toEqual(expect.arrayContaining(['Himkund Cow Milk', 'Milk Bread']));
  });

  it.each(['', ' ', 'xyzzyq', '%', '🚗', '!&|', '"'])('suggests nothing for %j', async (text) => {
    const nothing = { correctedText: null, queries: [], subCategoryIds: [], brands: [], productIds: [] };
    expect(await suggestSearch(text)).toEqual(nothing);
  });

  it('needs at most 3 statements once the rules of the day are read, 5 to correct, and none again', async () => {
    const cache = new ProcessCatalogueCache(() => true);
    await suggestSearch('ghee', cache);
    const statementsFor = async (text: string) => (await countStatements(() => suggestSearch(text, cache))).sent.length;
    expect(await statementsFor('mil')).toBeLessThanOrEqual(3);
    expect(await statementsFor('panner')).toBeLessThanOrEqual(5);
    expect(await statementsFor('mil')).toBe(0);
  });

  it('suggests again after the catalogue has changed', async () => {
    const cache = new ProcessCatalogueCache(() => true);
    expect((await suggestSearch('ragi', cache)).productIds).toEqual([]);
    const { id } = await makeProduct({ name: 'Ragi Flour' });
    cache.clear();
    expect((await suggestSearch('ragi', cache)).productIds).toEqual([id]);
    await db.product.delete({ where: { id } });
  });

  it('accepts any text', async () => {
    for (const text of fuzzTexts(150, 3)) {
      const { queries, productIds } = await suggestSearch(text);
      expect(queries.length, JSON.stringify(text)).toBeLessThanOrEqual(6);
      expect(productIds.length).toBeLessThanOrEqual(10);
    }
  }, 60_000);
});

describe('Query.searchSuggestions', () => {
  const QUERY = `query ($text: String!, $first: Int) {
    searchSuggestions(search: $text) {
      correctedText queries brands
      subCategories { id name picture { id } categories { id name } }
      products(first: $first) { id name price pictures(first: 1) { id } }
    }
  }`;

  it('has the sub-categories with their categories, and the best products', async () => {
    const { data, errors } = await executeGraphql(QUERY, { text: 'mil', first: 2 });
    expect(errors).toEqual([]);
    expect(data.searchSuggestions).toMatchObject({
      correctedText: null,
      subCategories: [
        { name: 'Milk', categories: [{ name: expect.any(String) as string }] },
        { name: 'Millets & Grains' },
      ],
      brands: expect.arrayContaining(['Gauvana']) as string[],
    });
    expect(data.searchSuggestions.products).toHaveLength(2);
    const { productIds } = await suggestSearch('mil');
    expect(data.searchSuggestions.products.map(({ id }: { id: string }) => id)).toEqual(
      productIds.slice(0, 2).map((id) => encodeId('Product', id)),
    );
  });

  it('needs at most 6 statements without a cache', async () => {
    const { sent } = await countStatements(() => executeGraphql(QUERY, { text: 'mil' }));
    expect(sent.length).toBeLessThanOrEqual(6);
  });

  it('accepts long texts, and refuses more products than there may be', async () => {
    for (const text of ['x'.repeat(300_000), 'a '.repeat(100_000), '%_\'"\\&|!:*()', '\0', '🥛'])
      expect(await executeGraphql(QUERY, { text })).toMatchObject({ status: 200, errors: [] });
    for (const first of [0, -1, 11]) {
      const { errors } = await executeGraphql(QUERY, { text: 'milk', first });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
    expect(unexpectedErrors).toEqual([]);
  });
});
