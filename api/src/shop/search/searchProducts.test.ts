import { beforeAll, describe, expect, it } from 'vitest';
import { ProcessCatalogueCache } from '../../platform/cache/catalogueCache.ts';
import { encodeCursor } from '../../platform/core/page.ts';
import { db } from '../../platform/db/client.ts';
import { executeGraphql } from '../../testing/graphql/executeGraphql.ts';
import { makeProduct, makeProducts } from '../../testing/fixtures.ts';
import { fuzzTexts } from '../../testing/fuzzTexts.ts';
import { unexpectedErrors } from '../../testing/graphql/unexpectedErrors.ts';
import type { SearchHit } from './rankProducts.ts';
import { searchAllProductIds, searchProducts } from './searchProducts.ts';

const PRODUCTS = [
  { name: 'Toned Milk', brand: 'Gauvana', description: 'Fresh every morning. Boil before use.' },
  { name: 'Milkshake Powder', brand: 'Brindavan', description: 'Stir and drink. Sweet.' },
  { name: 'Dark Chocolate', brand: 'Kokoa', description: 'Made with milk solids. Melts slowly.' },
  { name: 'Basmati Rice', brand: 'Annapurna Farms', description: 'Long grains. Aged two years.' },
  { name: '100% Whole Wheat Atta', brand: null, description: 'Stone ground. No maida.' },
  { name: 'दूध पाउडर', brand: null, description: 'Milk powder.' },
  { name: 'Crème Caramel', brand: null, description: 'A dessert.' },
  { name: "Haldiram's Bhujia", brand: null, description: 'A snack.' },
  { name: '7 Up', brand: null, description: 'A drink.' },
];

describe('searchProducts', () => {
  const names = async (text: string) => {
    const { hits } = await searchProducts(text, { first: 100 });
    const products = await db.product.findMany({ where: { id: { in: hits.map(({ id }) => id) } } });
    return hits.map((hit) => products.find(({ id }) => id === hit.id)?.name);
  };

  beforeAll(async () => {
    for (const fields of PRODUCTS) await makeProduct(fields);
    await makeProduct({ name: 'Hidden Milk', isPublished: false });
    await makeProduct({ name: 'Deleted Milk', deletedAt: new Date() });
  });

  it('finds whole words and prefixes, matches of the name first', async () => {
    expect((await names('milk'))[0]).toBe('Toned Milk');
    expect(new Set(await names('milk'))).toEqual(
      new Set(['Toned Milk', 'Milkshake Powder', 'Dark Chocolate', 'दूध पाउडर']),
    );
    expect(await names('choc')).toEqual(['Dark Chocolate']);
    expect(await names('b')).toEqual(expect.arrayContaining(['Basmati Rice', 'Milkshake Powder']));
  });

  it('finds by brand and by description', async () => {
    expect(await names('gauvana')).toEqual(['Toned Milk']);
    expect(await names('annapurna')).toEqual(['Basmati Rice']);
    expect(await names('morning')).toEqual(['Toned Milk']);
  });

  it('prefers products with every word, in any order and case', async () => {
    expect(await names('MILK toned')).toEqual(['Toned Milk']);
    expect(await names('gauvana MIL')).toEqual(['Toned Milk']);
  });

  it('matches other forms of English words', async () => {
    expect(await names('chocolates')).toEqual(['Dark Chocolate']);
    expect(await names('melting')).toEqual(['Dark Chocolate']);
  });

  it.each([
    ['100%', '100% Whole Wheat Atta'],
    ['Crème', 'Crème Caramel'],
    ['Cre\u0300me', 'Crème Caramel'],
    ["haldiram's", "Haldiram's Bhujia"],
    ['7 up', '7 Up'],
    ['ｂａｓｍａｔｉ', 'Basmati Rice'],
    ['basmati 🍚', 'Basmati Rice'],
    ['"basmati" (rice)', 'Basmati Rice'],
    ['basmati\0rice', 'Basmati Rice'],
    ['rice & basmati:*', 'Basmati Rice'],
  ])('understands %j', async (text, name) => {
    expect(await names(text)).toEqual([name]);
  });

  it.each(['', ' ', '%', '_', '***', "'", '"', '\\', '\0', '😀', '!&|', '<->', '\ud800', '-- ;'])(
    'finds nothing for %j',
    async (text) => {
      expect(await searchProducts(text, {})).toMatchObject({ hits: [], totalCount: 0 });
    },
  );

  it('finds a product while the search begins with a stop word', async () => {
    expect(await names('the basmati')).toEqual(['Basmati Rice']);
    expect(await names('rice of basmati')).toEqual(['Basmati Rice']);
  });

  it('counts all hits on each page', async () => {
    const { totalCount, hits } = await searchProducts('milk', { first: 1 });
    expect(totalCount).toBe(4);
    expect(hits).toHaveLength(2); // one more than the page, to know whether another page follows
    expect((await searchProducts('milk', { first: 1, offset: 50 })).totalCount).toBe(4);
  });

  it('has the same pages with and without cached hits, also behind them', async () => {
    const cache = new ProcessCatalogueCache(() => true);
    await makeProducts(130, { name: 'Pager' });
    const pageBehind = async (cursor: string | null, isBackward: boolean) => {
      const args = isBackward ? { last: 50, before: cursor } : { first: 50, after: cursor };
      const cached = await searchProducts('pager', args, { cache });
      expect(cached).toEqual(await searchProducts('pager', args));
      expect(cached.totalCount).toBe(130);
      return cached.hits;
    };
    for (const isBackward of [false, true]) {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const hits: SearchHit[] = await pageBehind(cursor, isBackward);
        const page = hits.slice(0, 50);
        ids.push(...page.map(({ id }) => id));
        cursor = hits.length > 50 ? encodeCursor([page[49]?.rank ?? 0, page[49]?.id ?? '']) : null;
      } while (cursor !== null);
      expect(new Set(ids).size).toBe(130);
    }
    for (const offset of [0, 90, 110, 200]) {
      const args = { first: 20, offset };
      expect(await searchProducts('pager', args, { cache })).toEqual(await searchProducts('pager', args));
    }
  });

  it('ranks a search again after the catalogue has changed', async () => {
    const cache = new ProcessCatalogueCache(() => true);
    const name = 'Ranked';
    await makeProduct({ name });
    expect(await searchProducts(name, {}, { cache })).toMatchObject({ totalCount: 1 });
    await makeProduct({ name });
    expect(await searchProducts(name, {}, { cache })).toMatchObject({ totalCount: 1 });
    cache.clear();
    expect(await searchProducts(name, {}, { cache })).toMatchObject({ totalCount: 2 });
  });

  it('finds no hidden or deleted product', async () => {
    expect(await names('hidden')).toEqual([]);
    expect(await names('deleted')).toEqual([]);
  });

  it('accepts 500 fuzz texts', async () => {
    const texts = fuzzTexts(500);
    const search = async (text: string) => {
      const { totalCount } = await searchProducts(text, { first: 5 });
      expect(totalCount, JSON.stringify(text)).toBeGreaterThanOrEqual(0);
    };
    for (let from = 0; from < texts.length; from += 10) await Promise.all(texts.slice(from, from + 10).map(search));
  }, 60_000);

  it('accepts fuzz texts through the graph', async () => {
    const texts = [...fuzzTexts(100, 7), 'x'.repeat(300_000), 'a '.repeat(100_000)];
    for (const text of texts) {
      const { status, errors } = await executeGraphql('query ($s: String) { products(search: $s) { totalCount } }', {
        s: text,
      });
      expect({ status, errors }, JSON.stringify(text.slice(0, 300))).toEqual({ status: 200, errors: [] });
    }
    expect(unexpectedErrors).toEqual([]);
  });
});

describe('searchAllProductIds', () => {
  it.each(['zafrani', 'zaf', 'zfrani'])('finds a product whose words no product on sale has: %s', async (text) => {
    const { id } = await makeProduct({ name: 'Zafrani Phirni', isPublished: false });
    expect(await searchAllProductIds(text)).toContain(id);
  });
});
