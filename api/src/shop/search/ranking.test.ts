import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../platform/db/client.ts';
import { makeProduct, makeProducts, makeSubCategory } from '../../testing/fixtures.ts';
import { searchProducts } from './searchProducts.ts';

type Options = Parameters<typeof searchProducts>[2];

/** The names of synonym groups by language, and the department of each. */
const GROUPS: readonly { handle: string; department: string; names: Record<string, string[]> }[] = [
  { handle: 'milk', department: 'dairy', names: { en: ['milk'], hi: ['दूध'], 'hi-Latn': ['doodh', 'dudh'] } },
  { handle: 'coconut-milk', department: 'cooking', names: { en: ['coconut milk'] } },
  { handle: 'butter', department: 'dairy', names: { en: ['butter'], 'x-brand': ['amul'] } },
  { handle: 'paneer', department: 'dairy', names: { en: ['paneer'], hi: ['पनीर'] } },
  { handle: 'turmeric', department: 'spices', names: { en: ['turmeric'], hi: ['हल्दी'], 'hi-Latn': ['haldi'] } },
  { handle: 'spices', department: 'spices', names: { en: ['powdered spices', 'spices'] } },
  { handle: 'onion', department: 'vegetables', names: { en: ['onion'], 'hi-Latn': ['pyaz'], 'ta-Latn': ['vengayam'] } },
  { handle: 'onion-powder', department: 'spices', names: { en: ['onion powder'] } },
  { handle: 'tomato', department: 'vegetables', names: { en: ['tomato'], 'hi-Latn': ['tamatar'] } },
  { handle: 'rice', department: 'grains', names: { en: ['rice'], 'hi-Latn': ['chawal'] } },
  { handle: 'rice-flour', department: 'flours', names: { en: ['rice flour'] } },
  { handle: 'wheat-flour', department: 'flours', names: { en: ['wheat flour'], 'hi-Latn': ['atta'] } },
  { handle: 'ice-cream', department: 'frozen', names: { en: ['ice cream'] } },
  { handle: 'iphone', department: 'notSold', names: { en: ['iphone'] } },
];

/** The products of each sub-category: name, brand, unit and stock. */
const CATALOGUE: Record<string, [name: string, brand: string | null, unit: string, stock?: number][]> = {
  Milk: [
    ['Toned Milk', 'Gauvana', '500 ml'],
    ['Milk', 'Brindavan', '1 L'],
  ],
  'Milk Drinks': [['Chocolate Milkshake', 'Kokoa', '180 ml']],
  'Coconut Products': [['Coconut Milk', 'Nariyal', '200 ml']],
  'Biscuits & Cookies': [
    ['Milk Biscuits', 'Kurkure', '200 g'],
    ['Butter Cookies', 'Milano', '75 g'],
  ],
  Butter: [['Salted Butter', 'Gauvana', '100 g']],
  'Paneer & Tofu': [
    ['Fresh Paneer', 'Gauvana', '200 g'],
    ['Silken Tofu', 'Zesto', '200 g'],
  ],
  'Fresh Vegetables': [
    ['Onion', null, '1 kg'],
    ['Tomato', null, '500 g'],
  ],
  'Ketchup & Sauces': [['Tomato Ketchup', 'Kisan', '1 kg']],
  'Powdered Spices': [
    ['Onion Powder', 'Masala King', '100 g'],
    ['Turmeric Powder', 'Masala King', '200 g', 0],
    ['Turmeric Powder', 'Rangoli', '100 g'],
  ],
  Soaps: [
    ['Haldi Soap', 'Neeva', '100 g'],
    ['Tomato & Neem Soap', 'Neeva', '100 g'],
  ],
  Rice: [
    ['Basmati Rice', 'Annapurna', '5 kg'],
    ['Rice', 'Annapurna', '1 kg'],
  ],
  'Atta & Flours': [
    ['Rice Flour', 'Annapurna', '5 kg'],
    ['Atta', 'Chakki', '500 g'],
    ['Atta', 'Chakki', '10 kg'],
    ['Atta', 'Chakki', '5 kg'],
    ['Atta', 'Chakki', '4 kg'],
    ['Atta', 'Chakki', '1 kg'],
  ],
  'Ice Cream': [['Vanilla Ice Cream', 'Kulfiwala', '700 ml']],
};

const subCategoryIds = new Map<string, string>();

async function search(text: string, options?: Options) {
  const { hits, ...rest } = await searchProducts(text, { first: 50 }, options);
  const products = await db.product.findMany({ where: { id: { in: hits.map(({ id }) => id) } } });
  const found = hits.flatMap((hit) => products.filter(({ id }) => id === hit.id));
  return { ...rest, products: found, names: found.map(({ name }) => name) };
}

const names = async (text: string, options?: Options) => (await search(text, options)).names;

beforeAll(async () => {
  await db.synonymGroup.deleteMany();
  for (const { handle, department, names: terms } of GROUPS) {
    const synonyms = Object.entries(terms).flatMap(([language, each]) => each.map((term) => ({ language, term })));
    await db.synonymGroup.create({ data: { handle, department, synonyms: { create: synonyms } } });
  }
  for (const [title, products] of Object.entries(CATALOGUE)) {
    const ids: string[] = [];
    for (const [name, brand, unit, stock = 10] of products)
      ids.push((await makeProduct({ name, brand, unit, stock })).id);
    const { subCategoryId } = await makeSubCategory(ids);
    await db.subCategory.update({ where: { id: subCategoryId }, data: { name: title } });
    subCategoryIds.set(title, subCategoryId);
  }
});

describe('the order of hits', () => {
  it.each(['milk', 'mil', 'MILK', 'doodh', 'दूध'])('has milk before what is made of it: %s', async (text) => {
    const found = await names(text);
    expect(new Set(found.slice(0, 2))).toEqual(new Set(['Milk', 'Toned Milk']));
    expect(found).toEqual(expect.arrayContaining(['Chocolate Milkshake', 'Milk Biscuits', 'Coconut Milk']));
  });

  it('has milk before a brand that only begins in the same way', async () => {
    const found = await names('mil');
    expect(found).toContain('Butter Cookies'); // by Milano
    expect(found.indexOf('Butter Cookies')).toBeGreaterThan(found.indexOf('Toned Milk'));
    expect((await names('milan'))[0]).toBe('Butter Cookies');
  });

  it('has rice before rice flour, and rice flour first when that is looked for', async () => {
    const found = await names('rice');
    expect(found.slice(0, 2).toSorted()).toEqual(['Basmati Rice', 'Rice']);
    expect(found.at(-1)).toBe('Rice Flour');
    expect((await names('rice flour'))[0]).toBe('Rice Flour');
    expect((await names('basmati rice'))[0]).toBe('Basmati Rice');
  });

  it.each(['onion', 'onions', 'pyaz', 'vengayam'])('has onion before onion powder: %s', async (text) => {
    expect(await names(text)).toEqual(['Onion', 'Onion Powder']);
  });

  it.each(['haldi', 'हल्दी', 'turmeric'])('has what is sold out last: %s', async (text) => {
    const { products } = await search(text);
    expect(products[0]).toMatchObject({ name: 'Turmeric Powder', brand: 'Rangoli' });
    expect(products.map(({ stock }) => stock > 0)).toEqual([...products.slice(1).map(() => true), false]);
  });

  it('knows a name with `&` as one of the thing at its end', async () => {
    expect(await names('tomato')).toEqual(['Tomato', 'Tomato Ketchup', 'Tomato & Neem Soap']);
    expect((await names('neem soap'))[0]).toBe('Tomato & Neem Soap');
  });

  it('has the pack that is asked for first, then the others by how near they are', async () => {
    const packs = async (text: string) => (await search(text)).products.map(({ name, unit }) => `${name} ${unit}`);
    const inOrder = ['Atta 5 kg', 'Atta 4 kg', 'Atta 10 kg', 'Atta 1 kg', 'Atta 500 g'];
    expect((await packs('atta 5kg')).slice(0, 5)).toEqual(inOrder);
    expect((await packs('5 किलो atta')).slice(0, 5)).toEqual(inOrder);
    expect((await packs('half kg atta'))[0]).toBe('Atta 500 g');
    expect((await packs('atta 900 g'))[0]).toBe('Atta 1 kg');
    expect((await packs('atta 5 litre')).toSorted()).toEqual((await packs('atta')).toSorted());
  });

  it.each(['atta 1/0 kg', 'atta 0 kg', 'atta 999999 kg', 'atta 0.001 g', 'atta 0/5 kg'])(
    'finds the product for an unsold amount: %s',
    async (text) => {
      expect(await names(text)).toContain('Atta');
    },
  );

  it('is that of their ids, newest first, for equal hits', async () => {
    const ids = await makeProducts(5, { name: 'Equal' });
    expect((await search('equal')).products.map(({ id }) => id)).toEqual(ids.toSorted().toReversed());
  });

  it('is newest first on request', async () => {
    const { products, totalCount } = await search('milk', { sort: 'NEWEST' });
    expect(totalCount).toBe((await search('milk')).totalCount);
    const ids = products.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect(products[0]?.name).toBe('Milk Biscuits');
  });
});

describe('the hits', () => {
  it('are those of the chosen sub-categories alone', async () => {
    const chosen = ['Milk', 'Milk Drinks'].map((title) => subCategoryIds.get(title) ?? '');
    const found = await search('milk', { filter: { subCategoryIds: chosen } });
    expect(found.names.toSorted()).toEqual(['Chocolate Milkshake', 'Milk', 'Toned Milk']);
    expect(found.totalCount).toBe(3);
    expect(await names('onion', { filter: { subCategoryIds: chosen } })).toEqual([]);
  });

  it('are those of the other words when the shop does not have the brand', async () => {
    const found = await search('amul butter');
    expect(found).toMatchObject({ missingWords: ['amul'], correctedText: null });
    expect(found.names[0]).toBe('Salted Butter');
    expect((await search('butter')).missingWords).toEqual([]);
  });

  it('are those of the corrected words, unless the shopper does not want that', async () => {
    const found = await search('panner');
    expect(found).toMatchObject({ correctedText: 'paneer', missingWords: [] });
    expect(found.names[0]).toBe('Fresh Paneer');
    expect(await search('panner', { isCorrected: false })).toMatchObject({ names: [], correctedText: null });
    expect(await search('frsh panner')).toMatchObject({ correctedText: 'fresh paneer' });
    expect(await search('paneer')).toMatchObject({ correctedText: null });
  });

  it.each(['ice cream', 'icecream', 'Ice-Creams', 'vanila icecream'])('are of one thing: %s', async (text) => {
    expect(await names(text)).toEqual(['Vanilla Ice Cream']);
  });

  it.each([
    ['ज़ेस्टो', 'Silken Tofu'],
    ['मिलानो', 'Butter Cookies'],
    ['बासमती', 'Basmati Rice'],
  ])('have the sound of a word in Devanagari that no synonym has: %s', async (text, name) => {
    expect((await names(text))[0]).toBe(name);
  });

  it.each([
    ['🍅', 'Tomato'],
    ['🧅', 'Onion'],
    ['🍅 ketchup', 'Tomato Ketchup'],
    ['tamatar', 'Tomato'],
  ])('of %s begin with %s', async (text, name) => {
    expect((await names(text))[0]).toBe(name);
  });

  it.each(['iphone', 'iphone cover', 'cheap iphone', 'xyzzyq', '🚗'])('are none for %s', async (text) => {
    expect(await search(text)).toMatchObject({ names: [], totalCount: 0, correctedText: null });
  });

  it('have the word of a description in each of its forms', async () => {
    await makeProduct({ name: 'Serving Plate', description: 'Two halves, shaped as bay leaves.' });
    for (const text of ['halves', 'half', 'leaves', 'leaf', 'shapes'])
      expect(await names(text), text).toEqual(['Serving Plate']);
  });
});
